import path from 'node:path'
import type { Sitting } from '../../packages/web/gallery/photographs.ts'
import type { ShownShot, ShownState } from './gallery.data.ts'
import { type IsRecorded, isCompared, type Shot, shotName, windows } from './plan.ts'
import { type GalleryState, nameOf } from './states.ts'

/** Chooses the pictures of a state. */
export type Plan = (place: number, isRecorded: IsRecorded) => readonly Shot[]

/** A state with its pictures, of those sizes and languages in which it was recorded. */
export function shownState(state: GalleryState, place: number, plan: Plan): ShownState {
  const isRecorded: IsRecorded = (size, language) => state.looks.has(nameOf({ size, language }))
  const shots = plan(place, isRecorded).map((shot) => {
    const { language, width } = shot
    const name = `${state.id}.${shotName(shot)}`
    const visitor = nameOf({ size: windows[width].size, language })
    return {
      ...shot,
      name,
      small: isCompared(shot) ? `small/${name}.webp` : null,
      page: `looks/${state.id}.${visitor}.html`,
    }
  })
  return { state, shots }
}

/** The names of the small pictures by which states are compared. */
export function comparedNames(shown: readonly ShownState[]): readonly string[] {
  return shown.flatMap(({ shots }) => shots.filter(isCompared).map(({ name }) => name))
}

/** What a browser is needed for: each of a state's pages in each width in which it is checked or compared. */
export function sittingsOf({ shots }: ShownState, folder: string): readonly Sitting[] {
  const wanted = shots.filter((shot) => shot.check !== 'none' || shot.small !== null)
  const placeOf = ({ page, width }: ShownShot) => `${page} ${width}`
  return [...new Set(wanted.map(placeOf))].flatMap((place) => {
    const own = wanted.filter((shot) => placeOf(shot) === place)
    const [first] = own
    if (!first) return []
    const { language, page, width } = first
    return {
      file: path.join(folder, page),
      ...windows[width],
      width,
      language,
      shots: own.map(({ brand, check, name, small }) => ({
        name,
        brand,
        check,
        small: small && path.join(folder, small),
      })),
    }
  })
}
