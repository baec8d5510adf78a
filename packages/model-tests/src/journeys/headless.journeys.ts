import { importAll } from '@croupier/core/testing'
import type { HeadlessJourney } from './headless.journey.ts'

type TargetFile = Readonly<Record<`${string}Headless`, HeadlessJourney>>

const files = await importAll<TargetFile>(import.meta.dirname, '.headless.target.ts')

/** Every journey: all exports of the headless targets. */
export const headlessJourneys: readonly HeadlessJourney[] = files.flatMap((file) =>
  Object.entries(file).flatMap(([name, journey]) => (name.endsWith('Headless') ? [journey] : [])),
)
