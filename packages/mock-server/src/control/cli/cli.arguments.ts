import { parseArgs } from 'node:util'
import { wrongUsage } from './cli.error.ts'
import { commonOptions, help, json } from './cli.options.ts'
import { unknown } from './cli.readers.ts'
import type { Option, Verb } from './cli.verb.ts'

/** A parsed command line, before anything in it is checked. */
export interface Typed {
  /** The verb and its words. */
  readonly words: readonly string[]
  readonly options: readonly TypedOption[]
}

interface TypedOption {
  readonly name: string
  /** With its dashes. */
  readonly rawName: string
  readonly value: string | undefined
  readonly isInline: boolean
}

/** A negative length of time is a word and not an option, although it begins with a hyphen. */
const negativeDuration = /^-(?=(\d+(d|h|ms|m|s))+$)/
const withHyphen = (text: string) => text.replace(/^−/, '-')

/** Parses a command line. All verbs together say which options take a value. */
export function takeApart(args: readonly string[], verbs: readonly Verb[]): Typed {
  const { tokens } = parseArgs({
    args: args.map((arg) => arg.replace(negativeDuration, '−')),
    options: Object.fromEntries(everyOption(verbs).map((option) => [option.name, kindOf(option)])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  return {
    words: tokens.flatMap((token) =>
      token.kind === 'positional' ? [withHyphen(token.value)] : [],
    ),
    options: tokens.flatMap((token) =>
      token.kind === 'option'
        ? [
            {
              ...token,
              value: token.value === undefined ? undefined : withHyphen(token.value),
              isInline: token.inlineValue ?? false,
            },
          ]
        : [],
    ),
  }
}

function kindOf({ name, placeholder }: Option<unknown>) {
  if (name === help.name) return { type: 'boolean', short: 'h' } as const
  return { type: placeholder === null ? 'boolean' : 'string' } as const
}

export const isJson = ({ options }: Typed) => options.some(({ name }) => name === json.name)
export const asksForHelp = ({ options }: Typed) => options.some(({ name }) => name === help.name)

/**
 * The verb of a command line; null when it has none.
 * @throws CommandError with the nearest ones
 */
export function verbOf({ words }: Typed, verbs: readonly Verb[]): Verb | null {
  const [name] = words
  if (name === undefined) return null
  const names = verbs.map((verb) => verb.name)
  const found = verbs.find((verb) => verb.name === name)
  if (found) return found
  throw unknown('verb', name, names, `the verbs are ${names.join(', ')}`)
}

/**
 * Refuses unknown options, before their values are mistaken for words.
 * @throws CommandError with the nearest ones
 */
export function refuseUnknownOptions({ options }: Typed, verbs: readonly Verb[]): void {
  const names = [...new Set(everyOption(verbs).map(({ name }) => `--${name}`))]
  const strange = options.find(({ name }) => !names.includes(`--${name}`))
  if (strange)
    throw unknown('option', strange.rawName, names, '"npm run mock -- --help" lists them')
}

/**
 * Checks the words and options against a verb, and returns them.
 * @throws CommandError that names the word or the option that does not fit
 */
export function fit(typed: Typed, verb: Verb) {
  const words = typed.words.slice(1)
  const missing = verb.takes.find((form, index) => form.startsWith('<') && index >= words.length)
  if (missing) throw wrongUsage(`${verb.name} needs ${missing}`, `type ${usageOf(verb)}`)
  const isOpenEnded = verb.takes.at(-1)?.endsWith('…]') ?? false
  const superfluous = isOpenEnded ? undefined : words[verb.takes.length]
  if (superfluous !== undefined) {
    throw wrongUsage(`${verb.name} has no use for "${superfluous}"`, `type ${usageOf(verb)}`)
  }
  return { words, values: new Map(typed.options.map((option) => fitOption(option, verb))) }
}

function fitOption({ name, rawName, value, isInline }: TypedOption, verb: Verb): [string, string] {
  const option = [...verb.options, ...commonOptions].find((candidate) => candidate.name === name)
  if (!option) throw wrongUsage(`${verb.name} has no option ${rawName}`, `type ${usageOf(verb)}`)
  if (option.placeholder === null) {
    if (value === undefined) return [name, '']
    throw wrongUsage(`${rawName} takes no value`, `leave "${value}" out`)
  }
  const isNextOption = !isInline && /^-(?!\d)./.test(value ?? '')
  if (value === undefined || isNextOption) {
    throw wrongUsage(`${rawName} needs a value`, `type ${rawName} ${option.placeholder}`)
  }
  return [name, value]
}

/** `npm run mock -- arm <case> [--times <number|always>]`. */
export function usageOf({ name, takes, options }: Verb): string {
  const ofVerb = options.map((option) => `[${formOf(option)}]`)
  return ['npm run mock --', name, ...takes, ...ofVerb].join(' ')
}

/** `--times <number|always>`. */
export function formOf({ name, placeholder }: Option<unknown>): string {
  return placeholder === null ? `--${name}` : `--${name} ${placeholder}`
}

function everyOption(verbs: readonly Verb[]): readonly Option<unknown>[] {
  return [...commonOptions, ...verbs.flatMap(({ options }) => options)]
}
