import { globalCodes } from './global.codes.ts'

/** What the codes of a call mean, by their number. */
export type CodeTable<Meaning extends string = string> = Readonly<Record<number, Meaning>>

export type GlobalMeaning = (typeof globalCodes)[keyof typeof globalCodes]

const everywhere: CodeTable<GlobalMeaning> = globalCodes

/**
 * What a code means: looked up among the codes of its call first and only then among the global ones,
 * because the same number means different things in different places [OPEN-25]. `other` is a code that
 * nobody documented.
 */
export function meaningOf<Meaning extends string>(
  codes: CodeTable<Meaning> | undefined,
  code: number,
): Meaning | GlobalMeaning | 'other' {
  return codes?.[code] ?? everywhere[code] ?? 'other'
}
