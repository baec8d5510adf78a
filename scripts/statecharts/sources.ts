import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import { expressionAt } from './expression.ts'

/** What the source files of a chart say in addition to the chart itself. */
export interface ChartSource {
  /** The file of the chart, from the repository's root. */
  readonly file: string
  /** The docstring of the chart or of one of its parts; null if it has none. */
  docOf(name: string): string | null
  /** The source text of a part of `setup`. */
  expressionOf(name: string): string
  /** The source text of an invoke's input; empty if it has none. */
  inputOf(invoke: string): string
  /** The messages that these files and their shared parts name, with their English words. */
  readonly messages: readonly { readonly id: string; readonly words: string }[]
}

const core = 'packages/core/src'
const ending = '.machine.ts'

/**
 * Reads the source files of a chart, which are named after it.
 * @throws Error if there is no such file
 */
export function readSource(chart: string): ChartSource {
  const base = chart.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const file = filesBelow(core).find((name) => path.posix.basename(name) === base + ending)
  if (!file) throw new Error(`The chart '${chart}' is in no file ${base}${ending} of ${core}.`)
  const files = filesOf(path.posix.dirname(file), base)
  const joined = files.map(read).join('\n')
  const own = files.filter((name) => path.posix.basename(name).startsWith(base))
  const shared = sharedParts(own.map(read).join('\n'))
  const said = [joined, ...shared.map(read)].join('\n')
  return {
    file,
    docOf: (name) =>
      docBefore(joined, name === chart ? `export const ${chart}Machine\\b` : `${name}\\s*[:,(]`),
    expressionOf: (name) => expressionAfter(joined, `\\b${name}:`),
    inputOf: (invoke) =>
      // An invoke has no other object before its input.
      expressionAfter(joined, `\\bid: '${invoke}',[^{}]*?\\binput:`),
    messages: Object.entries(words())
      .filter(([id]) => said.includes(`id: '${id}'`))
      .map(([id, text]) => ({ id, words: text }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
  }
}

/** The shared files of the charts that pay out. They name messages on behalf of each of these charts. */
function sharedParts(source: string): readonly string[] {
  const imports = source.matchAll(/from '\.\.\/(payout\/[^']+)'/g)
  return [...new Set([...imports].map(([, file]) => path.posix.join(core, 'flows', file ?? '')))]
}

/** The files of a folder without tests and without files that are named after another chart. */
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

/** The docstring right before the match of a pattern, as one line of text. */
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

/** The expression right after the match of a pattern; empty if there is no match. */
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
