import type { Violation } from '../../packages/web/gallery/photographs.ts'
import type { ChartState } from './chart.states.ts'
import type { Difference } from './comparison.ts'
import { brands, type Shot, widths, windows } from './plan.ts'
import type { GalleryState } from './states.ts'

/** A state with its pictures. */
export interface ShownState {
  readonly state: GalleryState
  readonly shots: readonly ShownShot[]
}

export interface ShownShot extends Shot {
  readonly name: string
  /** The page of its look, from the folder of the gallery. */
  readonly page: string
  /** The small picture by which it is compared; null where none is taken. */
  readonly small: string | null
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
    windows: widths.map((width) => ({ width, ...windows[width] })),
    brands,
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
      shots: shots.map(({ brand, language, name, page, small, width }) => ({
        name,
        brand,
        language,
        page,
        small,
        width,
        height: windows[width].height,
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
