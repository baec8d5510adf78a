import {
  isUsable,
  readSiteConfiguration,
  siteDocument,
} from '../../packages/core/src/site/index.ts'

/** What each field has to be, for whoever writes the file. */
const rules: Readonly<Record<string, string>> = {
  version: 'is the number 1',
  groupId: 'is a text of 1 to 64 characters',
  title: 'is a text of 1 to 40 characters',
  closed: 'is true or false',
  authorizationScheme: 'is one word, such as "Bearer"',
  theme:
    'has mode ("dark" or "light") and surface, brand and accent as colours of six digits, such as "#1a2b3c"',
}
const serviceRule =
  'is an https address, or a path of the site itself, without user, query and fragment'

/**
 * What is wrong with a site configuration, a sentence each. The site itself is lenient: it falls back
 * for each bad field, and opens only with a group id and all services.
 * @param origin where the site is served, such as `https://casino.example`
 */
export function siteProblems(json: unknown, origin: string): readonly string[] {
  const problems: string[] = []
  const note = (field: string, what: string) => {
    const rule = field.startsWith('services') ? serviceRule : (rules[field] ?? 'is wrong')
    problems.push(`${field} ${what}: it ${rule}.`)
  }
  const site = readSiteConfiguration(json, origin, {
    write: ({ details }) => note(String(details?.field), 'is ignored, the default is used'),
  })
  if (!isUsable(site)) for (const field of site.missing) note(field, 'is missing or not usable')
  for (const field of unknownFields(json)) {
    problems.push(
      `${field} is not a field of a site configuration: correct its name or leave it out.`,
    )
  }
  return problems
}

function unknownFields(json: unknown): readonly string[] {
  if (typeof json !== 'object' || json === null) return []
  const known = new Set(Object.keys(siteDocument.shape))
  const services: unknown = Reflect.get(json, 'services')
  const knownServices = new Set(Object.keys(siteDocument.shape.services.shape))
  return [
    ...Object.keys(json).filter((field) => !known.has(field)),
    ...(typeof services === 'object' && services !== null
      ? Object.keys(services)
          .filter((name) => !knownServices.has(name))
          .map((name) => `services.${name}`)
      : []),
  ]
}
