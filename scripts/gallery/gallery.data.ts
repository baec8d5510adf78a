import type { Violation } from '../../packages/web/gallery/photographs.ts'
import type { ChartState } from './chart.states.ts'
import type { Difference } from './comparison.ts'
import type { Shot } from './plan.ts'
import type { GalleryState } from './states.ts'

/** A state with its pictures. */
export interface ShownState {
  readonly state: GalleryState
  readonly shots: readonly ShownShot[]
}

export interface ShownShot extends Shot {
  readonly name: string
  /** The files, from the folder of the gallery. */
  readonly picture: string
  readonly page: string
}

export interface GalleryFacts {
  readonly states: readonly ShownState[]
  readonly chartStates: readonly ChartState[]
  readonly words: Readonly<Record<'th' | 'en', Readonly<Record<string, string>>>>
  readonly violations: readonly Violation[]
  readonly differences: readonly Difference[]
}

/** What the gallery's page knows. */
export type GalleryData = ReturnType<typeof galleryData>

/** The data of the gallery's page as a script, because a page that is opened from a folder may not fetch. */
export function dataScript(facts: GalleryFacts): string {
  return `window.gallery = ${JSON.stringify(galleryData(facts))}\n`
}

function galleryData({ chartStates, differences, states, violations, words }: GalleryFacts) {
  const used = [...new Set(states.flatMap(({ state }) => state.messages))]
  return {
    states: states.map(({ shots, state }) => ({
      id: state.id,
      page: state.page,
      screens: state.screens,
      story: state.story,
      file: state.file,
      requirements: state.requirements,
      charts: Object.entries(state.states).flatMap(([chart, active]) =>
        active.map((one) => `${chart}: ${one}`),
      ),
      messages: state.messages,
      shots: shots.map(({ brand, language, page, picture, width }) => ({
        brand,
        language,
        page,
        picture,
        width,
      })),
    })),
    words: Object.fromEntries(used.map((id) => [id, [words.th[id] ?? '', words.en[id] ?? '']])),
    charts: chartStates.map(({ chart, description, isShown, seenIn, state, whyUnseen }) => ({
      chart,
      state,
      description,
      isShown,
      seen: seenIn.length,
      whyUnseen,
    })),
    violations,
    differences,
  }
}
