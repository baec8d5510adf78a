import { type AnyActorRef, fromPromise } from 'xstate'
import type { Services } from '../app/services.ts'
import { findMemberId } from '../favourite/favourites.view.ts'
import { listsCall } from '../game/game.calls.ts'
import type { Game } from '../game/game.ts'
import {
  type GameRail,
  type GameRailsResult,
  gameRails,
  gameRailsMachine,
} from './game-rails.machine.ts'

interface RailServices extends Pick<Services, 'api' | 'credentials'> {
  readonly site: Pick<Services['site'], 'groupId'>
}

const gamesInRail = 12
const ofMembers: readonly GameRail[] = ['recent', 'favourite']

/** The chart of the rows of games with everything it does to the world. */
export function createGameRailsFlow(services: RailServices) {
  const logic = gameRailsMachine.provide({
    actors: {
      readRails: fromPromise<GameRailsResult>(({ signal, system }) =>
        readRails(services, signal, system),
      ),
    },
  })
  return { logic, input: undefined }
}

/** What could be had is shown; only when there is nothing at all it failed. */
async function readRails(
  { api, credentials, site: { groupId } }: RailServices,
  signal: AbortSignal,
  system: AnyActorRef['system'],
): Promise<GameRailsResult> {
  const memberId = credentials.hasSession() ? await findMemberId(system, signal) : null
  const rails = gameRails.filter((rail) => memberId !== null || !ofMembers.includes(rail))
  const answers = await Promise.all(
    rails.map(async (only): Promise<readonly [GameRail, readonly Game[]] | null> => {
      const wanted = { groupId, memberId, only, limit: gamesInRail }
      const answer = await api.call(listsCall, wanted, { purpose: 'background', signal })
      return answer.kind === 'accepted' ? [only, answer.value.games] : null
    }),
  )
  const read = answers.filter((answer) => answer !== null)
  return read.length === 0 ? { kind: 'failed' } : { kind: 'read', rails: Object.fromEntries(read) }
}
