import { type AnyActorRef, assign, fromPromise } from 'xstate'
import { type FailedReading, missedCall } from '../../kernel/flow/missed.call.ts'
import { pathOf, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import type { Services } from '../../kernel/services/services.ts'
import { beforeHearts } from '../favourite/favourites.rules.ts'
import { findReader } from '../favourite/games.reader.ts'
import { listsCall } from '../game/game.calls.ts'
import { gamePath } from '../game/game.paths.ts'
import { gameSearchMachine } from './game-search.machine.ts'
import {
  activeOffer,
  type GameSearchResult,
  type PopularResult,
  type SearchWish,
} from './game-search.setup.ts'
import { createRecentSearches } from './recent.searches.ts'
import { searchGames } from './search.games.ts'
import { createSearchIndex, type SearchIndex } from './search.index.ts'
import { mostPopularGames } from './search-offers.rules.ts'
import { searchTerm, termOf } from './search-text.rules.ts'

interface SearchServices extends Pick<Services, 'api' | 'credentials' | 'navigation' | 'storages'> {
  readonly site: Pick<Services['site'], 'groupId'>
}

/** The chart of the search, with its actors and actions provided. */
export function createGameSearchFlow(services: SearchServices) {
  const { credentials, navigation } = services
  const readIndex = createIndexReader(services)
  const recentSearches = createRecentSearches(services)
  const openTerm = (term: string) => {
    const { locale } = readAddress(navigation.current())
    navigation.go(writeAddress(locale, pathOf('search', { id: term })), 'push')
  }
  const logic = gameSearchMachine.provide({
    actors: {
      search: fromPromise<GameSearchResult, SearchWish>(
        async ({ input: { keys, limit, term }, system }) => {
          const reading = await readIndex(system)
          if (reading.kind === 'failed') return reading
          const { games, repair } = searchGames(reading.index, term, keys)
          const { asOf } = reading
          return { kind: 'read', games: games.slice(0, limit ?? games.length), repair, asOf }
        },
      ),
      readPopular: fromPromise<PopularResult>(({ signal, system }) =>
        readPopular(services, { signal, system }),
      ),
    },
    actions: {
      readRecent: assign(({ context: { recent } }) => ({
        recent: recentSearches.read() ?? recent,
      })),
      writeRecent: ({ context: { recent } }) => recentSearches.write(recent),
      openResults: ({ context: { text } }) => openTerm(searchTerm(text)),
      openActive: ({ context }) => {
        const offer = activeOffer(context)
        if (offer?.kind === 'term') openTerm(offer.term)
        if (offer?.kind !== 'game') return
        const { locale } = readAddress(navigation.current())
        const path = gamePath(offer.game, { locale, isMember: credentials.hasSession() })
        navigation.go(writeAddress(locale, path), 'push')
      },
    },
  })
  return { logic, input: { term: termOf(readAddress(navigation.current())) } }
}

interface Asking {
  readonly signal: AbortSignal
  readonly system: AnyActorRef['system']
}

const nonePopular: PopularResult = { asOf: beforeHearts, games: null }

/** Reads a few games, not the catalogue, so that somebody who only opens the search does not wait for it. */
async function readPopular(
  { api, credentials, site: { groupId } }: SearchServices,
  asking: Asking,
): Promise<PopularResult> {
  const reader = await findReader(credentials, asking)
  if (reader.kind === 'unknown') return nonePopular
  const { asOf, memberId } = reader
  const wanted = { groupId, memberId, only: 'hot', limit: mostPopularGames } as const
  const { signal } = asking
  const answer = await api.call(listsCall, wanted, { purpose: 'background', signal })
  return answer.kind === 'accepted'
    ? { asOf, games: answer.value.games.slice(0, mostPopularGames) }
    : nonePopular
}

/** The result of reading the catalogue. */
type IndexReading =
  | { readonly kind: 'read'; readonly index: SearchIndex; readonly asOf: number }
  | FailedReading

const left = { kind: 'failed', missed: null } as const

/** Reads the catalogue once for each member and for visitors; a reading that failed is tried again. */
function createIndexReader({ api, credentials, site: { groupId } }: SearchServices) {
  let latest: { readonly of: string; readonly reading: Promise<IndexReading> } | null = null

  async function read(system: AnyActorRef['system']): Promise<IndexReading> {
    const { signal } = new AbortController()
    const reader = await findReader(credentials, { signal, system })
    if (reader.kind === 'unknown') return { kind: 'failed', missed: reader.missed }
    const answer = await api.call(
      listsCall,
      { groupId, memberId: reader.memberId },
      { purpose: 'background' },
    )
    return answer.kind === 'accepted'
      ? { kind: 'read', index: createSearchIndex(answer.value.games), asOf: reader.asOf }
      : { kind: 'failed', missed: missedCall('lists', answer) }
  }

  return async (system: AnyActorRef['system']): Promise<IndexReading> => {
    const of = credentials.hasSession() ? (credentials.holder() ?? '') : 'visitor '
    // The member may sign out before the reading ends; then they can no longer be identified.
    const reading = latest?.of === of ? latest.reading : read(system).catch(() => left)
    latest = { of, reading }
    const result = await reading
    if (result.kind === 'failed' && latest.reading === reading) latest = null
    return result
  }
}
