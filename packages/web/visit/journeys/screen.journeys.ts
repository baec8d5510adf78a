import { importAll } from '@croupier/core/testing'
import type { ScreenJourney } from './screen.journey.ts'

/** Steps and sights differ from journey to journey; each journey gets only its own. */
type AnyScreenJourney = ScreenJourney<string, unknown>

type TargetFile = Readonly<Record<`${string}OnScreen`, AnyScreenJourney>>

const files = await importAll<TargetFile>(import.meta.dirname, '.target.ts')

/** Every journey on screens: the exports of the target files. */
export const screenJourneys: readonly AnyScreenJourney[] = files.flatMap((file) =>
  Object.entries(file).flatMap(([name, journey]) => (name.endsWith('OnScreen') ? [journey] : [])),
)
