import type { Expect } from './expecting.ts'
import type { Size, Visit } from './visit.ts'

/** What a story has at hand: a member's visit, and a way to claim what the member sees. */
export interface Told extends Visit {
  readonly expect: Expect
}

export interface StoryOptions {
  /** The only size on which it can happen. */
  readonly size?: Size
  /** The events that the story makes the site log as errors. */
  readonly complaints?: readonly string[]
}

export interface Story extends StoryOptions {
  readonly title: string
  readonly tell: (told: Told) => Promise<void>
}

let hear: ((story: Story) => void) | null = null

/** Makes a test of every story that follows. Each kind of runner says how. */
export function hearStories(listener: (story: Story) => void): void {
  hear = listener
}

/**
 * What happens to a member, told once for drawn screens and for browsers. It is shown on a desktop in
 * English and on a phone in Thai, and in the full run in all browsers as well.
 */
export function story(title: string, tell: Story['tell'], options: StoryOptions = {}): void {
  if (!hear) throw new Error('nobody listens: stories are run by the drawn and the browser tests')
  hear({ ...options, title, tell })
}
