import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { expressionAt } from './expression.ts'

/** What the source files of a chart say beside the chart itself. */
export interface ChartSource {
  /** The file of the chart, from the repository's root. */
  readonly file: string
  /** The docstring of the chart or of one of its parts; null when it has none. */
  docOf(name: string): string | null
  /** What a part of `setup` is made of, as it is written. */
  expressionOf(name: string): string
  /** What an invoke of the chart is given, as it is written; empty when it is given nothing. */
  inputOf(invoke: string): string
  /** The messages for people that these files and what they share name, with their English words. */
  readonly messages: readonly { readonly id: string; readonly words: string }[]
}

const core = 'packages/core/src'
const ending = '.machine.ts'

/**
 * Reads the source files of a chart, which are named after it.
 * @throws when there is no such file
 */
export function readSource(chart: string): ChartSource {
  const base = chart.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const file = filesBelow(core).find((name) => path.posix.basename(name) === base + ending)
  if (!file) throw new Error(`The chart '${chart}' is in no file ${base}${ending} of ${core}.`)
  const files = filesOf(path.posix.dirname(file), base)
  const joined = files.map(read).join('\n')
  const own = files.filter((name) => path.posix.basename(name).startsWith(`${base}.`))
  const shared = sharedParts(own.map(read).join('\n'))
  const said = [joined, ...shared.map(read)].join('\n')
  return {
    file,
    docOf: (name) =>
      docBefore(joined, name === chart ? `export const ${chart}Machine\\b` : `${name}\\s*[:,(]`),
    expressionOf: (name) => expressionAfter(joined, `\\b${name}:`),
    inputOf: (invoke) =>
      // The object of an invoke holds no other object before its input.
      expressionAfter(joined, `\\bid: '${invoke}',[^{}]*?\\binput:`),
    messages: Object.entries(words())
      .filter(([id]) => said.includes(`id: '${id}'`))
      .map(([id, text]) => ({ id, words: text }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  }
}

/** What charts that pay out have in common says words for each of them. */
function sharedParts(source: string): readonly string[] {
  const imports = source.matchAll(/from '\.\.\/(payout\/[^']+)'/g)
  return [...new Set([...imports].map(([, file]) => path.posix.join(core, 'flows', file ?? '')))]
}

/** The files of a folder without its tests and without what is named after another chart there. */
function filesOf(folder: string, base: string): readonly string[] {
  const names = readdirSync(path.join(root, folder))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort()
  const bases = names.flatMap((name) =>
    name.endsWith(ending) ? [name.slice(0, -ending.length)] : [],
  )
  const ownerOf = (name: string) =>
    bases
      .filter((candidate) => name.startsWith(candidate))
      .sort((one, other) => other.length - one.length)[0]
  return names
    .filter((name) => (ownerOf(name) ?? base) === base)
    .map((name) => path.posix.join(folder, name))
}

/** The docstring right before what a pattern finds, as one line of text. */
function docBefore(text: string, pattern: string): string | null {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${pattern}`).exec(text)
  return (
    found?.[1]
      ?.split('\n')
      .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
      .filter((line) => line !== '' && !line.startsWith('@'))
      .join(' ') ?? null
  )
}

/** The expression right after what a pattern finds; empty when it finds nothing. */
function expressionAfter(text: string, pattern: string): string {
  const found = new RegExp(pattern).exec(text)
  return found ? expressionAt(text, found.index + found[0].length) : ''
}

function words(): Readonly<Record<string, string>> {
  return JSON.parse(read('packages/web/src/i18n/en.json'))
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  )
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
