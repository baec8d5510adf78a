import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { type Registration, registrationsOf } from './flow.registrations.ts'

/** The flow to write. */
export interface NewFlow {
  /** The name of its folder and its page: `loyalty-card`. */
  readonly name: string
  /** The title of its page in each language. */
  readonly titles: Readonly<Record<'en' | 'th', string>>
}

/** Spellings of a name: `loyalty-card`, `loyaltyCard`, `LoyaltyCard`. */
export interface Spellings {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
}

const templates = path.join(import.meta.dirname, 'templates/flow')
const ending = '.template'
const doors = 'packages/core/doors.snapshot.txt'

/**
 * The files of a new flow and the files that register it, by their paths from the root, with their texts.
 * @param read returns the text of an existing file, or null
 * @throws Error with one sentence if the name is not possible
 */
export function planFlow(
  flow: NewFlow,
  read: (file: string) => string | null,
): ReadonlyMap<string, string> {
  const spellings = spellingsOf(flow.name)
  const made = templateFiles().map(([file, text]): [string, string] => [
    spelt(file, spellings),
    spelt(text, spellings),
  ])
  const taken = made.find(([file]) => read(file) !== null)
  if (taken) throw new Error(`There is ${taken[0]} already: choose another name.`)
  const changed = registrationsOf(flow, spellings).map((registration): [string, string] => [
    registration.file,
    entered(registration, read(registration.file)),
  ])
  return new Map([...made, ...changed, [doors, withDoor(read(doors) ?? '', spellings)]])
}

function spellingsOf(name: string): Spellings {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error(`A flow is called by small letters with hyphens between, not "${name}".`)
  }
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return { kebab: name, camel, pascal: `${camel.charAt(0).toUpperCase()}${camel.slice(1)}` }
}

/** Replaces the name in a template, `speci-men`, in each of its spellings. */
function spelt(text: string, { camel, kebab, pascal }: Spellings): string {
  return text
    .replaceAll('speci-men', kebab)
    .replaceAll('specimen', camel)
    .replaceAll('Specimen', pascal)
}

function templateFiles(): readonly [file: string, text: string][] {
  return readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => [
      file.slice(0, -ending.length).split(path.sep).join('/'),
      readFileSync(path.join(templates, file), 'utf8'),
    ])
}

/** Adds the entry point of the new flow to those of core. Flows are sorted by name, after the other entry points. */
function withDoor(text: string, { camel, kebab, pascal }: Spellings): string {
  const sections = text.trimEnd().split('\n\n')
  const first = sections.findIndex((section) => section.startsWith('./profile\n')) + 1
  const door = `./${kebab}\n  ${camel}View\n  type ${pascal}View`
  const nameOf = (section: string) => section.split('\n')[0] ?? ''
  const ofFlows = [...sections.slice(first), door].toSorted((one, other) =>
    nameOf(one) < nameOf(other) ? -1 : 1,
  )
  return `${[...sections.slice(0, first), ...ofFlows].join('\n\n')}\n`
}

function entered({ entries, file }: Registration, text: string | null): string {
  return entries.reduce((before, { anchor, lines }) => {
    const [start, ...more] = before.split(anchor)
    if (start === undefined || more.length !== 1) {
      throw new Error(`${file} has no single "${anchor}": correct scripts/new.`)
    }
    return `${start}${lines}${anchor}${more.join(anchor)}`
  }, text ?? '')
}

/** The text of a file of this repository, or null. */
export function readSource(file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return null
  }
}
