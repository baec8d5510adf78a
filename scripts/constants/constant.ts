import type { CodeChange } from '../faults/code.change.ts'

/** A figure of the documents, and another value that shows which tests depend on it. */
export interface DocumentedConstant extends CodeChange {
  /** A description for people. */
  readonly name: string
  readonly value: string
  readonly changedTo: string
  readonly requirement: string
  /** The file with the test that states the value. The test's title names the requirement. */
  readonly statedIn: string
}
