/** A change in one place of the code that shows which tests depend on it. */
export interface CodeChange {
  /** In kebab-case, as on the command line. */
  readonly id: string
  /** From the repository's root. */
  readonly file: string
  /**
   * The function, constant, class or property that contains the code; dots join outer and inner names.
   * Needed if the code occurs more than once in the file.
   */
  readonly inside?: string
  /** The code to replace. White space, comments, quotes and trailing commas do not matter. */
  readonly code: string
  readonly replacement: string
}
