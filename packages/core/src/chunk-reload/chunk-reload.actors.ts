import { fromPromise } from 'xstate'
import type { Services } from '../app/services.ts'
import { minute } from '../time/durations.ts'
import { chunkReloadMachine } from './chunk-reload.machine.ts'

const key = 'chunkReload.at'

/** The chart with the page that it loads anew, and the tab's memory of when it did. */
export function provideChunkReload({
  clock,
  log,
  page,
  storages: { session },
}: Pick<Services, 'clock' | 'log' | 'page' | 'storages'>) {
  return chunkReloadMachine.provide({
    actors: {
      askWhetherSiteAnswers: fromPromise<boolean>(({ signal }) => page.canLoadAnew(signal)),
    },
    guards: {
      wasReloadedLately: () => Math.abs(clock.now() - Number(session.read(key) ?? 0)) < minute,
    },
    actions: {
      reportMissing: () => log.write({ level: 'error', event: 'chunk.missing', details: {} }),
      reload: () => {
        // Whoever cannot remember it would reload for ever.
        if (!session.write(key, String(clock.now()))) return
        log.write({ level: 'warning', event: 'chunk.reloaded', details: {} })
        page.loadAnew()
      },
    },
  })
}
