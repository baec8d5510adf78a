import { type AnyActorRef, fromPromise } from 'xstate'
import { minute } from '../../base/time/durations.ts'
import type { Services } from '../../kernel/services/services.ts'
import { isInMoneyFlow } from '../flows/flow.rules.ts'
import { chunkReloadMachine, type MissingChunk } from './chunk-reload.machine.ts'

const key = 'chunkReload.at'
const optionalPartKey = (name: string) => `chunkReload.beside.${name}`

/** The chart with the reload of the page provided, and with the tab's record of the last reload. */
export function provideChunkReload({
  clock,
  log,
  page,
  storages: { session },
}: Pick<Services, 'clock' | 'log' | 'page' | 'storages'>) {
  return chunkReloadMachine.provide({
    actors: {
      askWhetherSiteAnswers: fromPromise<boolean, MissingChunk>(
        async ({ input: { beside }, signal, system }) => {
          const answers = await page.canLoadAnew(signal)
          return answers && (beside === null || !isMemberBusy(system))
        },
      ),
    },
    guards: {
      wasReloadedLately: (_, { beside }: MissingChunk) =>
        (beside !== null && session.read(optionalPartKey(beside)) !== null) ||
        Math.abs(clock.now() - Number(session.read(key) ?? 0)) < minute,
    },
    actions: {
      reportMissing: () => log.write({ level: 'error', event: 'chunk.missing', details: {} }),
      reload: ({ context: { beside } }) => {
        const now = String(clock.now())
        // Without a record of the reload, the page would reload for ever.
        if (!session.write(key, now)) return
        if (beside !== null && !session.write(optionalPartKey(beside), now)) return
        log.write({ level: 'warning', event: 'chunk.reloaded', details: {} })
        page.loadAnew()
      },
    },
  })
}

/** Whether a reload would interrupt a game or a money flow, for the sake of something that nobody asked for. */
function isMemberBusy(system: AnyActorRef['system']): boolean {
  return system.get('gameLaunch') !== undefined || isInMoneyFlow(system)
}
