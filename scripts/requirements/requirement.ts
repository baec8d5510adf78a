/**
 * What shows that a requirement holds: a passed test that names it, or, for what is no matter of code, a
 * document or the decision not to build it.
 */
export type Evidence =
  | { readonly kind: 'test' }
  | { readonly kind: 'structure' | 'not built'; readonly places: readonly Place[] }

/** A heading of a document, which stands at a path from the repository's root: `docs/file.md#Heading`. */
export type Place = `${string}.md#${string}`

export interface Requirement {
  readonly text: string
  readonly evidence: Evidence
}

/** One area of the specification. */
export interface Area<Code extends string = string> {
  /** What its ids begin with. */
  readonly code: Code
  readonly title: string
  /** Its requirements by id. A bare text is shown by tests. */
  readonly requirements: Readonly<Record<`${Code}-${number}`, Requirement | string>>
}

/** Declares an area; its code is checked against the ids. */
export function area<const Code extends string>(declared: Area<Code>): Area<Code> {
  return declared
}

/** A requirement that a document shows and no test could. */
export function structure(text: string, ...places: Place[]): Requirement {
  return { text, evidence: { kind: 'structure', places } }
}

/** A requirement that is not built, with the decision that says why. */
export function notBuilt(text: string, ...places: Place[]): Requirement {
  return { text, evidence: { kind: 'not built', places } }
}
