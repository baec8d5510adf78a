import path from 'node:path'
import type { Sitting } from '../../packages/web/gallery/photographs.ts'
import type { ShownState } from './gallery.data.ts'
import { isCompared, type Shot, shotName, windows } from './plan.ts'
import type { GalleryState, VisitorName } from './states.ts'

/** The pictures of a state, of those sizes and languages in which it was recorded. */
export function shownState(state: GalleryState, wanted: readonly Shot[]): ShownState {
  const shots = wanted.flatMap((shot) => {
    const visitor: VisitorName = `${windows[shot.width].size}-${shot.language}`
    if (!state.looks.has(visitor)) return []
    const name = `${state.id}.${shotName(shot)}`
    const page = `looks/${state.id}.${visitor}.html`
    return [{ ...shot, name, picture: `pictures/${name}.webp`, page }]
  })
  return { state, shots }
}

/** The names of the small pictures by which states are compared. */
export function comparedNames(shown: readonly ShownState[]): readonly string[] {
  return shown.flatMap(({ shots }) => shots.filter(isCompared).map(({ name }) => name))
}

/** What to photograph of a state: each of its pages once, with all its pictures. */
export function sittingsOf({ shots }: ShownState, folder: string): readonly Sitting[] {
  return [...new Set(shots.map(({ page }) => page))].map((page) => {
    const own = shots.filter((shot) => shot.page === page)
    return {
      file: path.join(folder, page),
      size: windows[own[0]?.width ?? 390].size,
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
