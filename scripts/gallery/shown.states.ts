import path from 'node:path'
import type { Sitting } from '../../packages/web/gallery/photographs.ts'
import type { ShownState } from './gallery.data.ts'
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
      picture: `pictures/${name}.webp`,
      page: `looks/${state.id}.${visitor}.html`,
    }
  })
  return { state, shots }
}

/** The names of the small pictures by which states are compared. */
export function comparedNames(shown: readonly ShownState[]): readonly string[] {
  return shown.flatMap(({ shots }) => shots.filter(isCompared).map(({ name }) => name))
}

/** What to photograph of a state: each of its pages once, with all its pictures. */
export function sittingsOf({ shots }: ShownState, folder: string): readonly Sitting[] {
  return [...new Set(shots.map(({ page }) => page))].flatMap((page) => {
    const own = shots.filter((shot) => shot.page === page)
    const [first] = own
    if (!first) return []
    return {
      file: path.join(folder, page),
      size: windows[first.width].size,
      language: first.language,
      shots: own.map((shot) => ({
        width: shot.width,
        height: windows[shot.width].height,
        brand: shot.brand,
        check: shot.check,
        picture: path.join(folder, shot.picture),
        small: isCompared(shot) ? path.join(folder, 'small', `${shot.name}.webp`) : null,
      })),
    }
  })
}
