import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SiteTheme } from '../../packages/core/src/kernel/site/site.configuration.ts'
import { fromHex, fromOklch, type Oklab, type Oklch, toOklch } from './colour.ts'

// Computes the tokens of a theme from tokens.css itself, so that the derivation is written only once. Supports
// the CSS that this file uses and throws on anything else.

const file = fileURLToPath(new URL('../../packages/web/src/theme/tokens.css', import.meta.url))

/** The colour that a token has in a theme: `colourOf('brand-text')`. */
export type ThemeColours = (token: string) => Oklab

/** @throws Error if tokens.css uses CSS that this reader does not support */
export function themeColours(theme: SiteTheme): ThemeColours {
  const tokens = new Map([...declarationsFor(theme.mode), ...inputsOf(theme)])
  const known = new Map<string, Oklab>()
  const colourOf: ThemeColours = (token) => {
    const colour = known.get(token) ?? readColour(textOf(token), colourOf, textOf)
    known.set(token, colour)
    return colour
  }
  const textOf = (token: string) => {
    const text = tokens.get(token)
    if (text === undefined) throw new Error(`tokens.css has no token --${token}`)
    return text
  }
  return colourOf
}

function inputsOf({ surface, brand, accent }: SiteTheme): readonly (readonly [string, string])[] {
  return [
    ['surface', surface],
    ['brand', brand],
    ['accent', accent],
  ]
}

/** The declarations of a mode: the rules of every page and those of the mode, in the order of the file. */
function declarationsFor(mode: SiteTheme['mode']): readonly (readonly [string, string])[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const plain = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector]) => selector?.includes(':root') || selector?.includes(`"${mode}"`))
    .filter(([, selector]) => mode === 'light' || !selector?.includes('"light"'))
    .flatMap(([, , body]) => [...(body ?? '').matchAll(/--([\w-]+):([^;]+);/g)])
    .map(([, name, value]) => [name ?? '', (value ?? '').replace(/\s+/g, ' ').trim()])
}

type TextOf = (token: string) => string

function readColour(text: string, colourOf: ThemeColours, textOf: TextOf): Oklab {
  const [name, ...args] = readCall(text)
  if (name === 'var') return colourOf(args.join().replace('--', ''))
  if (name === 'oklch') return readOklch(args.join(), colourOf, textOf)
  if (name === 'color-mix') return readMix(args, colourOf, textOf)
  if (/^#[0-9a-f]{6}$/i.test(text)) return fromHex(text)
  throw new Error(`tokens.css has a colour that cannot be read: ${text}`)
}

function readOklch(text: string, colourOf: ThemeColours, textOf: TextOf): Oklab {
  const words = splitAt(text, ' ')
  const isRelative = words[0] === 'from'
  const origin = isRelative ? toOklch(readColour(words[1] ?? '', colourOf, textOf)) : undefined
  const [l, c, h] = words
    .slice(isRelative ? 2 : 0, isRelative ? 5 : 3)
    .map((word) => readNumber(word, origin, textOf))
  return fromOklch({ l: l ?? 0, c: c ?? 0, h: h ?? 0 })
}

/** `in oklab, <colour> [share], <colour> [share]`, with at most one share. */
function readMix(args: readonly string[], colourOf: ThemeColours, textOf: TextOf): Oklab {
  const [one, other] = args.slice(1).map((arg) => {
    const [colour = '', share] = splitAt(arg, ' ')
    return {
      colour: readColour(colour, colourOf, textOf),
      share: share === undefined ? null : readNumber(share, undefined, textOf),
    }
  })
  if (args[0] !== 'in oklab' || !one || !other) {
    throw new Error(`tokens.css mixes colours in a way that is not known: ${args.join()}`)
  }
  const share = one.share ?? 1 - (other.share ?? 0.5)
  const mixed = (part: keyof Oklab) => one.colour[part] * share + other.colour[part] * (1 - share)
  return { l: mixed('l'), a: mixed('a'), b: mixed('b') }
}

function readNumber(text: string, origin: Oklch | undefined, textOf: TextOf): number {
  const read = (part = '') => readNumber(part, origin, textOf)
  const [name, ...args] = readCall(text)
  if (name === 'var') return read(textOf(args.join().replace('--', '')))
  if (name === 'calc' || name === '') return read(args.join())
  if (name === 'min') return Math.min(...args.map(read))
  if (name === 'clamp') return Math.max(read(args[0]), Math.min(read(args[1]), read(args[2])))
  const words = splitAt(text, ' ')
  if (words.length >= 3) return calculate(words, read)
  if (origin && (text === 'l' || text === 'c' || text === 'h')) return origin[text]
  if (/^-?[\d.]+%$/.test(text)) return Number(text.slice(0, -1)) / 100
  if (/^-?[\d.]+$/.test(text)) return Number(text)
  throw new Error(`tokens.css has a number that cannot be read: ${text}`)
}

/** `a + b - c`, or `a * b`: sums are split before products. */
function calculate(words: readonly string[], read: (text?: string) => number): number {
  const at = Math.max(words.lastIndexOf('+'), words.lastIndexOf('-'))
  const split = at > 0 ? at : words.lastIndexOf('*')
  const left = read(words.slice(0, split).join(' '))
  const right = read(words.slice(split + 1).join(' '))
  return words[split] === '+' ? left + right : words[split] === '-' ? left - right : left * right
}

/** The name and arguments of a CSS function call. The name is null if the text is not a single call. */
function readCall(text: string): readonly [name: string | null, ...args: string[]] {
  const [, name = '', inner = ''] = /^([a-z-]*)\((.*)\)$/.exec(text) ?? []
  const isOne = inner !== '' && depths(inner).every((depth) => depth >= 0)
  return isOne ? [name, ...splitAt(inner, ',')] : [null]
}

/** Splits a text at separators outside brackets. */
function splitAt(text: string, separator: string): string[] {
  const depth = depths(text)
  const parts = ['']
  for (const [index, sign] of [...text].entries()) {
    if (sign === separator && depth[index] === 0) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** How many brackets are open after each character. */
function depths(text: string): readonly number[] {
  let depth = 0
  return [...text].map((sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return depth
  })
}
