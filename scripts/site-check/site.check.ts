import {
  isUsable,
  readSiteConfiguration,
  siteFields,
} from '../../packages/core/src/site/site.configuration.ts'
import { siteDocument } from '../../packages/core/src/site/site.document.ts'

const address = 'an https address, or a path of the site itself, without user, query and fragment'
const colour = 'a colour of six digits, such as "#1a2b3c"'

/** What each field has to be, for whoever writes the file. */
const wanted: Readonly<Record<string, string>> = {
  version: 'the number 1',
  groupId: 'a text of 1 to 64 characters',
  title: 'a text of 1 to 40 characters',
  closed: 'true or false',
  registrationDisabled: 'true or false',
  affiliateLink: 'a path of the site itself, such as "/aff/HOUSE", or an https address',
  contactLink: 'a path of the site itself, or an https address',
  linkHosts: 'a list of names of hosts, such as ["access.line.me"]',
  authorizationScheme: 'one word, such as "Bearer"',
  withdrawSpeed: 'an object with a line of text for th and for en',
  'withdrawSpeed.th': 'a text of 1 to 120 characters',
  'withdrawSpeed.en': 'a text of 1 to 120 characters',
  services: 'an object of addresses: api, auth, reward, chat and content',
  'services.api': address,
  'services.auth': address,
  'services.reward': address,
  'services.chat': address,
  'services.content': address,
  theme: 'an object with mode, surface, brand and accent',
  'theme.mode': '"dark" or "light"',
  'theme.surface': colour,
  'theme.brand': colour,
  'theme.accent': colour,
} satisfies Record<keyof typeof siteFields, string> & Record<string, string>

/**
 * What is wrong with a site configuration, a sentence each: all of it, however much is missing. The site
 * itself is lenient: it falls back for each bad field, and opens only with a group id and all services.
 * @param origin where the site is served, such as `https://casino.example`
 */
export function siteProblems(json: unknown, origin: string): readonly string[] {
  if (!isObject(json)) {
    return [`It cannot be ${shown(json)}: give an object with groupId and services at least.`]
  }
  const ignored: string[] = []
  const site = readSiteConfiguration(json, origin, {
    write: ({ details }) => ignored.push(String(details?.field)),
  })
  const missing = isUsable(site) ? [] : site.missing
  return [
    ...needed(missing, json).map((field) => problemOf(field, json, 'the site does not open')),
    ...ignored.flatMap(themeParts(json)).map((field) => {
      const fallback = field.startsWith('theme.') ? 'default theme' : 'default'
      return problemOf(field, json, `the site takes its ${fallback}`)
    }),
    ...unknownFields(json).map(
      (field) =>
        `${field} is not a field of a site configuration: correct its name or leave it out.`,
    ),
  ]
}

function problemOf(field: string, json: object, consequence: string): string {
  const value = valueAt(field, json)
  const what = value === undefined ? 'is missing' : `cannot be ${shown(value)}`
  return `${field} ${what}, so ${consequence}: give ${wanted[field]}.`
}

/** Without an object of services, that is what is missing and not each of them. */
function needed(missing: readonly string[], json: object): readonly string[] {
  if (isObject(valueAt('services', json))) return missing
  return [...missing.filter((field) => !field.startsWith('services.')), 'services']
}

/** A theme falls back as a whole; whoever writes one wants to know which part is to blame. */
function themeParts(json: object) {
  return (field: string): readonly string[] => {
    const theme = valueAt('theme', json)
    if (field !== 'theme' || !isObject(theme)) return [field]
    return Object.entries(siteFields.theme.shape).flatMap(([part, schema]) =>
      schema.safeParse(valueAt(part, theme)).success ? [] : [`theme.${part}`],
    )
  }
}

function unknownFields(json: object): readonly string[] {
  const { services } = siteDocument.shape
  return [
    ...namesBeside(siteDocument.shape, json),
    ...namesBeside(services.shape, valueAt('services', json)).map((name) => `services.${name}`),
    ...namesBeside(siteFields.theme.shape, valueAt('theme', json)).map((name) => `theme.${name}`),
  ]
}

function namesBeside(known: object, value: unknown): readonly string[] {
  if (!isObject(value)) return []
  return Object.keys(value).filter((name) => !Object.hasOwn(known, name))
}

function valueAt(path: string, value: unknown): unknown {
  return path
    .split('.')
    .reduce((at: unknown, name) => (isObject(at) ? Reflect.get(at, name) : undefined), value)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const longest = 60

/** A value as it stands in the file, as far as one line goes and without the password of an address. */
function shown(value: unknown): string {
  const text = JSON.stringify(value).replace(/\/\/[^/@"]*@/g, '//…@')
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
