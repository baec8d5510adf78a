import type { EndpointName } from '@croupier/core/contract'
import { endpointNames, isEndpointName } from '../../calls/matching.ts'
import type { CatalogueCase } from '../../catalogue/case.ts'
import { catalogue } from '../../catalogue/cases.ts'
import { type FaultKind, faultKinds } from '../../catalogue/fault.ts'
import { wrongUsage } from './cli.error.ts'
import { didYouMean } from './nearest.ts'

/** The range of numbers that an option accepts, both ends included. */
export interface NumberRange {
  readonly least: number
  readonly most: number
  /** A description of the accepted numbers, for a hint. */
  readonly form: string
}

/**
 * Reads a whole number of a range.
 * @throws CommandError with the form that is expected
 */
export function readNumber(
  name: string,
  typed: string,
  { form, least, most }: NumberRange,
): number {
  const number = /^-?\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN
  if (number >= least && number <= most) return number
  throw wrongUsage(`${name} cannot be "${typed}"`, `give ${form}`)
}

/**
 * Reads the name of an endpoint of the contract.
 * @throws CommandError with the nearest ones
 */
export function readEndpoint(typed: string): EndpointName {
  if (isEndpointName(typed)) return typed
  throw unknown('endpoint', typed, endpointNames(), listOf('endpoints', endpointNames()))
}

/**
 * Reads a kind of fault.
 * @throws CommandError with the nearest ones
 */
export function readFaultKind(typed: string): FaultKind {
  const kind = faultKinds.find((one) => one === typed)
  if (kind) return kind
  throw unknown('kind of fault', typed, faultKinds, listOf('kinds', faultKinds))
}

/**
 * Reads the id of a case of the catalogue.
 * @throws CommandError with the nearest ones
 */
export function readCase(typed: string): CatalogueCase {
  const found = catalogue.find(({ id }) => id === typed)
  if (found) return found
  throw unknownCase(typed, [])
}

/**
 * Reads the name of something that can be armed: a case, or `fault.<kind>`.
 * @throws CommandError with the nearest ones
 */
export function readArmedName(typed: string): string {
  const faults = faultKinds.map((kind) => `fault.${kind}`)
  if (faults.includes(typed) || catalogue.some(({ id }) => id === typed)) return typed
  throw unknownCase(typed, faults)
}

function unknownCase(typed: string, more: readonly string[]): Error {
  const names = [...catalogue.map(({ id }) => id), ...more]
  return unknown('case', typed, names, '"npm run mock -- cases" lists them')
}

/** The error for a word that is none of the expected names. */
export function unknown(
  what: string,
  typed: string,
  names: readonly string[],
  otherwise: string,
): Error {
  return wrongUsage(`there is no ${what} "${typed}"`, didYouMean(typed, names) || otherwise)
}

const listOf = (what: string, names: readonly string[]) => `the ${what} are ${names.join(', ')}`
