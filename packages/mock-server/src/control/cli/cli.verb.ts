import type { ControlClient } from '../client.ts'

/** An option of the command line, with the reader of its value. */
export interface Option<Value> {
  readonly name: string
  /** The placeholder for the value in the help; null for an option without a value. */
  readonly placeholder: string | null
  readonly does: string
  /** @throws CommandError that says what is wrong with the text */
  readonly read: (text: string) => Value
}

/** One verb of the command line. */
export interface Verb {
  readonly name: string
  /** Its words: `<required>`, `[optional]`, `[any number…]`. */
  readonly takes: readonly string[]
  readonly does: string
  readonly options: readonly Option<unknown>[]
  /** Examples of what can be typed after the verb, for its help. */
  readonly examples: readonly string[]
  readonly run: (command: Command) => Promise<void>
}

/** The words and options of a call of a verb, and the functions that it works with. */
export interface Command {
  readonly control: ControlClient
  readonly url: string
  readonly world: string
  readonly words: readonly string[]
  /** The value of an option; undefined if it was not given. */
  readonly option: <Value>(option: Option<Value>) => Value | undefined
  /** Prints one answer, as JSON for a machine or as text for a person. */
  readonly show: (json: unknown, text: string) => void
  /** Prints a note for a person; with JSON output it is omitted. */
  readonly note: (text: string) => void
  /** Aborts when the person stops the command. */
  readonly untilStopped: () => AbortSignal
}
