/** A change of one place in the code, to see what the tests make of it. */
export interface CodeChange {
  /** In kebab-case, as it is asked for on the command line. */
  readonly id: string
  /** From the repository's root. */
  readonly file: string
  /**
   * The function, constant, class or property that the code is inside; names joined by dots lead from
   * outer to inner ones. Needed where the file has the code more than once.
   */
  readonly inside?: string
  /** The code that is replaced. White space, comments, quotes and trailing commas do not matter. */
  readonly code: string
  readonly replacement: string
}
