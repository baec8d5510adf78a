import { globalCodes } from './global.codes.ts'

/** The meanings of a call's codes, by number. */
export type CodeTable<Meaning extends string = string> = Readonly<Record<number, Meaning>>

export type GlobalMeaning = (typeof globalCodes)[keyof typeof globalCodes]

const everywhere: CodeTable<GlobalMeaning> = globalCodes

/**
 * The meaning of a code. The call's own codes come before the global ones, because the same number has different
 * meanings in different places [OPEN-25]. `other` is an undocumented code.
 */
export function meaningOf<Meaning extends string>(
  codes: CodeTable<Meaning> | undefined,
  code: number,
): Meaning | GlobalMeaning | 'other' {
  return codes?.[code] ?? everywhere[code] ?? 'other'
}
