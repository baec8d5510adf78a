import { fromPromise } from 'xstate'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { beginReading } from '../favourite/games.reader.ts'
import { getDemosCall } from '../game/game.calls.ts'
import { getGameCall, getGameInfoCall, getSlotWinsCall } from './game-page.calls.ts'
import { gamePageMachine } from './game-page.machine.ts'
import {
  type DetailsResult,
  type GameResult,
  type GameSubject,
  type GameWanted,
  gameWanted,
  noDetails,
} from './game-page.rules.ts'

type GamePageServices = Pick<Services, 'api' | 'credentials'> & {
  readonly site: Pick<Services['site'], 'groupId'>
}

/** The chart of a game's page, with its actors and actions provided. */
export function createGamePageFlow(
  services: GamePageServices,
  start: Pick<FlowStart, 'route' | 'parameters'>,
) {
  const logic = gamePageMachine.provide({
    actors: {
      loadGame: createLoadGame(services),
      loadDetails: createLoadDetails(services),
    },
  })
  return { logic, input: { wanted: gameWanted(start) ?? { id: '', isDemo: false } } }
}

function createLoadGame({ api, credentials, site: { groupId } }: GamePageServices) {
  return fromPromise<GameResult, GameWanted>(async ({ input: { id, isDemo }, signal, system }) => {
    const asOf = beginReading(system)
    const options = { purpose: 'foreground', signal } as const
    const isForMember = credentials.hasSession()
    if (isDemo) {
      const answer = await api.call(getDemosCall, { groupId }, options)
      if (answer.kind !== 'accepted') return { kind: 'failed' }
      const demo = answer.value.demos.find(({ code }) => code === id)
      return demo
        ? { kind: 'found', subject: { kind: 'demo', demo }, isForMember, asOf }
        : { kind: 'missing' }
    }
    const answer = await api.call(getGameCall, { groupId, gameId: id }, options)
    if (answer.kind !== 'accepted') return { kind: 'failed' }
    const { game } = answer.value
    return game
      ? { kind: 'found', subject: { kind: 'game', game }, isForMember, asOf }
      : { kind: 'missing' }
  })
}

function createLoadDetails({ api, site: { groupId } }: GamePageServices) {
  type Input = { subject: GameSubject | null }
  return fromPromise<DetailsResult, Input>(async ({ input: { subject }, signal }) => {
    if (subject?.kind !== 'game') return { kind: 'read', ...noDetails }
    const { game } = subject
    const options = { purpose: 'background', signal } as const
    const wish = { groupId, gameId: game.id }
    const [info, wins, demos] = await Promise.all([
      api.call(getGameInfoCall, wish, options),
      api.call(getSlotWinsCall, wish, options),
      api.call(getDemosCall, { groupId, search: game.names.en }, options),
    ])
    if (info.kind !== 'accepted' || wins.kind !== 'accepted') return { kind: 'failed' }
    const found = demos.kind === 'accepted' ? demos.value.demos : []
    return {
      kind: 'read',
      info: info.value.info,
      wins: wins.value.wins,
      demo: found.find(({ code }) => code === game.code) ?? null,
    }
  })
}
