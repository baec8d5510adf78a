import type { Expect } from './expecting.ts'
import type { Size, Visit } from './visit.ts'

/** What a story works with: a member's visit, and expectations about what the member sees. */
export interface StoryContext extends Visit {
  readonly expect: Expect
}

export interface StoryOptions {
  /** The only size on which the story can happen. */
  readonly size?: Size
  /** The events that the story makes the site log as errors. */
  readonly complaints?: readonly string[]
}

export interface Story extends StoryOptions {
  readonly title: string
  readonly run: (context: StoryContext) => Promise<void>
}

let register: ((story: Story) => void) | null = null

/** Registers the function that turns every following story into a test of the current runner. */
export function onStory(listener: (story: Story) => void): void {
  register = listener
}

/**
 * What happens to a member, written once for drawn screens and for browsers. It runs on drawn screens on a desktop
 * in English and on a phone in Thai, and in the full run in all browsers as well.
 */
export function story(title: string, run: Story['run'], options: StoryOptions = {}): void {
  if (!register)
    throw new Error('no runner is registered: only the drawn and the browser tests run stories')
  register({ ...options, title, run })
}
