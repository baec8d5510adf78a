import { fromPromise } from 'xstate'
import { missedCall } from '../../kernel/flow/missed.call.ts'
import type { Services } from '../../kernel/services/services.ts'
import { memberKey } from '../../kernel/storage/member.facts.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
import { getMemberCall } from '../../wire/api/owner.call.ts'
import { listsCall } from '../game/game.calls.ts'
import {
  addFavouriteCall,
  addRecentCall,
  countGamesCall,
  type GameCounts,
} from '../game/member-games.calls.ts'
import { favouritesMachine } from './favourites.machine.ts'
import type { CountsResult, FavouriteIdsResult, IdentifyResult } from './favourites.types.ts'

type FavouriteServices = Pick<Services, 'api' | 'credentials' | 'storages'> & {
  readonly site: Pick<Services['site'], 'groupId'>
}

/** A page must not fail because a call about favourites failed. */
const beside = { purpose: 'background' } as const

/** The chart of a member's games, with its actors and actions provided. */
export function createFavouritesFlow({ api, credentials, site, storages }: FavouriteServices) {
  const stored = createStoredMemberId(credentials, storages)
  const logic = favouritesMachine.provide({
    actors: {
      identify: fromPromise<IdentifyResult>(async ({ signal }) => {
        const member = await api.call(getMemberCall, {}, { ...beside, signal })
        const memberId = member.kind === 'accepted' ? member.value.memberId : null
        if (memberId === null) return { kind: 'failed', missed: missedCall('getMember', member) }
        stored.write(memberId)
        return { kind: 'known', memberId }
      }),
      countGames: fromPromise<CountsResult, { memberId: string }>(async ({ input, signal }) =>
        readCounts(await api.call(countGamesCall, input, { ...beside, signal })),
      ),
      toggleFavourite: fromPromise<CountsResult, { memberId: string; gameId: string }>(
        // The call has no signal, because a toggle must not be cancelled when the page is left.
        async ({ input }) =>
          readCounts(await api.call(addFavouriteCall, input, { purpose: 'pressed' })),
      ),
      addRecent: fromPromise<CountsResult, { memberId: string; gameId: string }>(
        async ({ input }) => readCounts(await api.call(addRecentCall, input, beside)),
      ),
      readFavourites: fromPromise<FavouriteIdsResult, { memberId: string }>(
        async ({ input: { memberId }, signal }) => {
          const wanted = { groupId: site.groupId, memberId, only: 'favourite' } as const
          const answer = await api.call(listsCall, wanted, { ...beside, signal })
          return answer.kind === 'accepted'
            ? { kind: 'read', ids: answer.value.games.map(({ id }) => id) }
            : { kind: 'failed' }
        },
      ),
    },
  })
  return { logic, input: { memberId: stored.read() } }
}

/** The member's id, stored until they sign out: with it the next visit reads lists of games one answer sooner. */
function createStoredMemberId(
  credentials: FavouriteServices['credentials'],
  { local }: FavouriteServices['storages'],
) {
  const ownKey = () => {
    const holder = credentials.hasSession() ? credentials.holder() : null
    return holder === null ? null : memberKey(holder, 'id')
  }
  return {
    read: (): string | null => {
      const key = ownKey()
      return key === null ? null : local.read(key)
    },
    write: (memberId: string) => {
      const key = ownKey()
      if (key !== null) local.write(key, memberId)
    },
  }
}

function readCounts(answer: CallAnswer<GameCounts>): CountsResult {
  return answer.kind === 'accepted' ? { kind: 'saved', counts: answer.value } : { kind: 'failed' }
}
