import { type AnyActorRef, fromPromise } from 'xstate'
import { missedCall } from '../../kernel/flow/missed.call.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { findReader } from '../favourite/games.reader.ts'
import { categorysCall, listsCall } from '../game/game.calls.ts'
import { getTournamentsCall } from '../tournament/tournament.calls.ts'
import {
  sortTournaments,
  type Tournament,
  tournamentState,
} from '../tournament/tournament.rules.ts'
import {
  type BesideRails,
  type GameRail,
  type GameRailsResult,
  gameRails,
  gameRailsMachine,
} from './game-rails.machine.ts'
import { createRememberedRails, type RailMemory } from './remembered.rails.ts'

interface RailServices extends RailMemory, Pick<Services, 'api'> {
  readonly site: Pick<Services['site'], 'groupId'>
}

const gamesInRail = 12
const tournamentsShown = 4
const ofMembers: readonly GameRail[] = ['recent', 'favourite']

/** The chart of the rows of games, with its actors and actions provided. */
export function createGameRailsFlow(services: RailServices, { route }: Pick<FlowStart, 'route'>) {
  const remembered = createRememberedRails(services)
  const logic = gameRailsMachine.provide({
    actions: {
      rememberRails: (_, result) => {
        if (result.kind === 'read') remembered.write(result.rails)
      },
    },
    actors: {
      readRails: fromPromise<GameRailsResult>(({ signal, system }) =>
        readRails(services, { signal, system }),
      ),
      readBeside: fromPromise<BesideRails>(({ signal, system }) =>
        readBeside(services, { signal, system }),
      ),
    },
  })
  return { logic, input: { isHomeShown: route === 'index', remembered: remembered.read() } }
}

interface Asking {
  readonly signal: AbortSignal
  readonly system: AnyActorRef['system']
}

/** Shows what could be loaded; it fails only if there are no games at all. */
async function readRails(services: RailServices, asking: Asking): Promise<GameRailsResult> {
  const reader = await findReader(services.credentials, asking)
  if (reader.kind === 'unknown') return { kind: 'failed', missed: reader.missed }
  const { signal } = asking
  const { asOf, memberId } = reader
  const wanted = gameRails.filter((rail) => memberId !== null || !ofMembers.includes(rail))
  const answers = await Promise.all(
    wanted.map((only) => readRail(services, { only, memberId, signal })),
  )
  const read = answers.flatMap(({ games, only }) => (games ? [[only, games] as const] : []))
  if (read.length > 0) return { kind: 'read', rails: Object.fromEntries(read), asOf }
  const [missed = null] = answers.flatMap((answer) => answer.missed ?? [])
  return { kind: 'failed', missed }
}

/** Loads what is shown beside the rows. The page works without it. */
async function readBeside(services: RailServices, asking: Asking): Promise<BesideRails> {
  const reader = await findReader(services.credentials, asking)
  if (reader.kind === 'unknown') return { providers: null, tournaments: null }
  const [providers, tournaments] = await Promise.all([
    readProviders(services, { memberId: reader.memberId, signal: asking.signal }),
    readTournaments(services, asking.signal),
  ])
  return { providers, tournaments }
}

interface ReaderAsking extends Pick<Asking, 'signal'> {
  /** Null for a visitor. */
  readonly memberId: string | null
}

async function readRail(
  { api, site: { groupId } }: RailServices,
  { memberId, only, signal }: ReaderAsking & { readonly only: GameRail },
) {
  const wanted = { groupId, memberId, only, limit: gamesInRail }
  const answer = await api.call(listsCall, wanted, { purpose: 'background', signal })
  const games = answer.kind === 'accepted' ? answer.value.games : null
  return { only, games, missed: missedCall('lists', answer) }
}

async function readProviders(
  { api, site: { groupId } }: RailServices,
  { memberId, signal }: ReaderAsking,
): Promise<readonly string[] | null> {
  const options = { purpose: 'background', signal } as const
  const answer = await api.call(categorysCall, { groupId, memberId }, options)
  if (answer.kind !== 'accepted') return null
  const enabled = answer.value.categories.filter(({ isEnabled }) => isEnabled)
  return [...new Set(enabled.map(({ provider }) => provider))]
}

/** Reads the active and the coming tournaments. */
async function readTournaments(
  { api, clock, site: { groupId } }: RailServices,
  signal: AbortSignal,
): Promise<readonly Tournament[] | null> {
  const options = { purpose: 'background', signal } as const
  const answer = await api.call(getTournamentsCall, { groupId }, options)
  if (answer.kind !== 'accepted') return null
  const now = clock.now()
  return sortTournaments(answer.value.tournaments, now)
    .filter((tournament) => tournamentState(tournament, now) !== 'ended')
    .slice(0, tournamentsShown)
}
