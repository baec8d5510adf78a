import type { CodeChange } from '../faults/code.change.ts'

/** A figure of the documents, and another one to see what the tests make of it. */
export interface DocumentedConstant extends CodeChange {
  /** What it is, for people. */
  readonly name: string
  readonly value: string
  readonly changedTo: string
  readonly requirement: string
  /** The file of the test that states the value, with the requirement in its title. */
  readonly statedIn: string
}
