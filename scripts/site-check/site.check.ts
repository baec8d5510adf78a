import type { Log } from '../../packages/core/src/base/ports/log.ts'
import {
  isUsable,
  readSiteConfiguration,
  type SiteConfiguration,
} from '../../packages/core/src/kernel/site/site.configuration.ts'
import { siteDetails } from '../../packages/core/src/kernel/site/site.details.ts'
import { malformedPaths } from '../../packages/core/src/kernel/site/site.mending.ts'
import {
  documentPlaces,
  type FieldPath,
  removablePath,
} from '../../packages/core/src/kernel/site/site.paths.ts'
import { themeProblems } from './theme.check.ts'
import { wanted } from './wanted.ts'

/**
 * Lists every problem of a site configuration, one sentence each. The site itself is lenient: it falls back
 * for each bad field, but opens only with a group id and all services.
 * @param origin where the site is served, such as `https://casino.example`
 */
export function siteProblems(json: unknown, origin: string): readonly string[] {
  if (!isObject(json)) {
    return [`It cannot be ${shown(json)}: give an object with groupId and services at least.`]
  }
  const ignored: string[] = []
  const log: Log = { write: ({ details }) => void ignored.push(String(details?.field)) }
  const site = readSiteConfiguration(json, origin, log)
  if (isUsable(site)) siteDetails(site, log)
  const missing = 'missing' in site ? site.missing : []
  const misshapen = malformedPaths(json).filter((path) => removablePath(path).length > 0)
  const told = misshapen.map((path) => removablePath(path).join('.'))
  return [
    ...needed(missing, json).map((place) =>
      problemOf(place.split('.'), json, 'the site does not open'),
    ),
    ...misshapen.map((path) => problemOf(path, json, consequenceOf(path))),
    // Well-formed addresses of another host.
    ...ignored
      .filter((place) => !told.includes(place))
      .map(readPlace)
      .map((path) => problemOf(path, json, consequenceOf(path))),
    ...unknownFields(json).map(
      (field) =>
        `${field} is not a field of a site configuration: correct its name or leave it out.`,
    ),
    ...('missing' in site ? [] : [...contactProblems(site, log), ...themeProblems(site.theme)]),
  ]
}

/** Members who cannot open the live chat need another contact. */
function contactProblems(site: SiteConfiguration, log: Log): readonly string[] {
  if ('contactLink' in site.document || siteDetails(site, log).liveChat === null) return []
  return [
    `contactLink is missing, so nobody is led to another contact where the live chat does not open: give ${wanted.contactLink}.`,
  ]
}

function consequenceOf(path: FieldPath): string {
  const lost = removablePath(path)
  const isItem = typeof lost.at(-1) === 'number'
  if (lost.length < path.length) {
    return isItem
      ? `the site leaves ${lost.join('.')} out`
      : `the site takes its default ${lost.join('.')}`
  }
  return isItem ? 'the site leaves it out' : 'the site takes its default'
}

function problemOf(path: FieldPath, json: object, consequence: string): string {
  const value = valueAt(path, json)
  const what = value === undefined ? 'is missing' : `cannot be ${shown(value)}`
  return `${path.join('.')} ${what}, so ${consequence}: give ${wanted[placeOf(path)]}.`
}

/** The missing required fields. If `services` is not an object, names it once instead of each service. */
function needed(missing: readonly string[], json: object): readonly string[] {
  if (isObject(valueAt(['services'], json))) return missing
  return [...missing.filter((field) => !field.startsWith('services.')), 'services']
}

const places = new Set(documentPlaces().map(([place]) => place))

function unknownFields(value: unknown, path: FieldPath = []): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const parts: readonly (readonly [PropertyKey, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value)
  return parts.flatMap(([key, part]) => {
    const at = [...path, key]
    if (places.has(placeOf(at))) return unknownFields(part, at)
    // A value that is not a list or object was reported already.
    return isObject(value) && hasParts(path) ? [at.join('.')] : []
  })
}

function hasParts(path: FieldPath): boolean {
  const prefix = path.length === 0 ? '' : `${placeOf(path)}.`
  return [...places].some((place) => place.startsWith(prefix) && place !== `${prefix}*`)
}

function placeOf(path: FieldPath): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.')
}

function readPlace(place: string): FieldPath {
  return place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

function valueAt(path: FieldPath, value: unknown): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const longest = 60

/** A value as in the file, shortened to one line and without the password of an address. */
function shown(value: unknown): string {
  const text = JSON.stringify(value).replace(/\/\/[^/@"]*@/g, '//…@')
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
