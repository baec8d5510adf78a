import { importAll } from '@croupier/core/testing'
import type { HeadlessJourney } from './headless.journey.ts'

type TargetFile = Readonly<Record<`${string}Headless`, HeadlessJourney>>

const files = await importAll<TargetFile>(import.meta.dirname, '.headless.target.ts')

/** Every journey, for anyone who walks through all of them: what the headless targets export. */
export const headlessJourneys: readonly HeadlessJourney[] = files.flatMap((file) =>
  Object.entries(file).flatMap(([name, journey]) => (name.endsWith('Headless') ? [journey] : [])),
)
