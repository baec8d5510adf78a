import { type AnyActorRef, fromPromise } from 'xstate'
import { readAddress, writeAddress } from '../../kernel/routing/address.ts'
import type { Services } from '../../kernel/services/services.ts'
import { beforeHearts } from '../favourite/favourites.rules.ts'
import { findReader } from '../favourite/games.reader.ts'
import { demoAsGame } from '../game/demo-game.ts'
import { type GamesWanted, getDemosCall, listsCall } from '../game/game.calls.ts'
import {
  type GameListInput,
  type GameListResult,
  gameListMachine,
  type ListWish,
} from './game-list.machine.ts'
import { queryOfChoice, readListAddress, wantedOf } from './game-list.rules.ts'

interface GameListServices extends Pick<Services, 'api' | 'credentials' | 'navigation'> {
  readonly site: Pick<Services['site'], 'groupId' | 'hasGameFigures'>
}

/** The chart of a list of games, with its actors and actions provided. */
export function createGameListFlow(services: GameListServices) {
  const { navigation } = services
  const logic = gameListMachine.provide({
    actors: {
      listGames: fromPromise<GameListResult, ListWish>(({ input, signal, system }) =>
        readList(services, input, { signal, system }),
      ),
    },
    actions: {
      writeChoice: ({ context }, { choice }) => {
        const { locale, path, query } = readAddress(navigation.current())
        const chosen = queryOfChoice(query, { ...context.choice, ...choice })
        navigation.go(writeAddress(locale, path, chosen), 'replace')
      },
    },
  })
  const place = readListAddress(readAddress(navigation.current())) ?? noList
  const input: GameListInput = { ...place, isMember: services.credentials.hasSession() }
  return { logic, input }
}

const noList = {
  topic: { kind: 'all' },
  choice: { sort: 'default', provider: null, traits: [] },
} as const

interface Asking {
  readonly signal: AbortSignal
  readonly system: AnyActorRef['system']
}

/** The content area shows this failure itself, because the page waits for the call. */
const failed = { kind: 'failed', missed: null } as const

async function readList(
  { api, credentials, site: { groupId, hasGameFigures } }: GameListServices,
  { isShown, sort, topic }: ListWish,
  asking: Asking,
): Promise<GameListResult> {
  // A list that is shown stays, even if sorting it differently fails.
  const purpose = isShown ? 'background' : 'foreground'
  const options = { purpose, signal: asking.signal } as const
  if (topic.kind === 'demo') {
    const answer = await api.call(getDemosCall, { groupId }, options)
    if (answer.kind !== 'accepted') return failed
    return { kind: 'read', games: answer.value.demos.map(demoAsGame), asOf: beforeHearts }
  }
  const reader = await findReader(credentials, asking)
  if (reader.kind === 'unknown') return { kind: 'failed', missed: reader.missed }
  const { asOf, memberId } = reader
  const hasFigures = hasGameFigures
  const wanted: GamesWanted = { groupId, memberId, hasFigures, sort, ...wantedOf(topic) }
  const answer = await api.call(listsCall, wanted, options)
  return answer.kind === 'accepted' ? { kind: 'read', games: answer.value.games, asOf } : failed
}
