import type { Visitor } from '../visit/visitors.ts'

/** What is on the screen of one visitor at one moment of a story, once the page has settled. */
export interface RecordedLook {
  /** The file of the story, in the folder of stories. */
  readonly file: string
  /** The place of the story in its file. */
  readonly storyIndex: number
  /** The title of the story, with the ids of its requirements. */
  readonly story: string
  readonly visitor: Visitor
  /** The place of the look in its story. */
  readonly index: number
  readonly address: string
  readonly page: string
  /** The title of the tab. */
  readonly title: string
  /** The flows that are drawn, as `flow.screen`. */
  readonly screens: readonly string[]
  /** The innermost active states of all running charts. */
  readonly states: ChartStates
  /** The ids of the messages that are shown. */
  readonly messages: readonly string[]
  /** A digest of each region of the document, equal where only figures, names and the length of lists differ. */
  readonly regions: readonly string[]
  /**
   * The name of the file with the drawn document; null if earlier stories of the file have shown all of it, in
   * both languages.
   */
  readonly html: string | null
}

/**
 * The looks of one visitor in a story by what they have in common with those of the others at the same moment:
 * their page, their flows and how often these were seen before.
 */
export function byMoment<Look extends Pick<RecordedLook, 'page' | 'screens'>>(
  looks: readonly Look[],
): ReadonlyMap<string, Look> {
  const counts = new Map<string, number>()
  return new Map(
    looks.map((look): [string, Look] => {
      const place = [look.page, ...look.screens].join(' ')
      const count = (counts.get(place) ?? 0) + 1
      counts.set(place, count)
      return [`${place} ${count}`, look]
    }),
  )
}

/** What a look may show for the first time: regions of its page, and states of charts. */
export function newsOf({ regions, states }: Pick<RecordedLook, 'regions' | 'states'>) {
  const ofCharts = Object.entries(states).flatMap(([chart, active]) =>
    active.map((state) => `${chart}: ${state}`),
  )
  return [...regions, ...ofCharts]
}

/** The active states by the id of their chart. */
export type ChartStates = Readonly<Record<string, readonly string[]>>

/** The attributes that a drawn document carries to where it is shown. */
export const carried = {
  /** A dialog that was opened modally; its value is its place on the stack. */
  modal: 'data-look-modal',
  focus: 'data-look-focus',
} as const
