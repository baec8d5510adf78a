/**
 * What shows that a requirement holds: a passed test that names it or, if code cannot show it, a document or
 * the decision not to build it.
 */
export type Evidence =
  | { readonly kind: 'test' }
  | { readonly kind: 'structure' | 'not built'; readonly places: readonly Place[] }

/** A heading of a document, with the path from the repository's root: `docs/file.md#Heading`. */
export type Place = `${string}.md#${string}`

export interface Requirement {
  readonly text: string
  readonly evidence: Evidence
}

/** One area of the specification. */
export interface Area<Code extends string = string> {
  /** The prefix of its ids. */
  readonly code: Code
  readonly title: string
  /** Its requirements by id. A bare text means that tests show it. */
  readonly requirements: Readonly<Record<`${Code}-${number}`, Requirement | string>>
}

/** Declares an area. The compiler checks its code against the ids. */
export function area<const Code extends string>(declared: Area<Code>): Area<Code> {
  return declared
}

/** A requirement that a document shows because no test can. */
export function structure(text: string, ...places: Place[]): Requirement {
  return { text, evidence: { kind: 'structure', places } }
}

/** A requirement that the project does not build, with the decision that says why. */
export function notBuilt(text: string, ...places: Place[]): Requirement {
  return { text, evidence: { kind: 'not built', places } }
}
