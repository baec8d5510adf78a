import type { ControlClient } from '../client.ts'

/** An option of the command line, with what its text means. */
export interface Option<Value> {
  readonly name: string
  /** What stands for the value in the help; null for an option that takes none. */
  readonly placeholder: string | null
  readonly does: string
  /** @throws CommandError that says what is wrong with the text */
  readonly read: (text: string) => Value
}

/** One thing that the command line does. */
export interface Verb {
  readonly name: string
  /** Its words: `<needed>`, `[may be left out]`, `[any number…]`. */
  readonly takes: readonly string[]
  readonly does: string
  readonly options: readonly Option<unknown>[]
  /** What can be typed after the verb, for its help. */
  readonly examples: readonly string[]
  readonly run: (command: Command) => Promise<void>
}

/** What a verb was asked to do, and by what it does it. */
export interface Command {
  readonly control: ControlClient
  readonly url: string
  readonly world: string
  readonly words: readonly string[]
  /** The value of an option; undefined when it was not given. */
  readonly option: <Value>(option: Option<Value>) => Value | undefined
  /** Tells one answer, to a machine or to a person. */
  readonly show: (json: unknown, text: string) => void
  /** Tells a person what a machine needs not know. */
  readonly note: (text: string) => void
  /** Aborts when the person stops the command. */
  readonly untilStopped: () => AbortSignal
}
