import { seedGames } from '../seed/games.ts'

/** The newest that are kept. */
const recentGames = 30

/** Which games the members of one world like and have played. */
export interface MemberGames {
  /** Ids, the newest first. */
  favourites(username: string): readonly string[]
  recent(username: string): readonly string[]
  /** Likes a game, or does so no more. */
  toggleFavourite(username: string, gameId: string): void
  addRecent(username: string, gameId: string): void
}

export function createMemberGames(): MemberGames {
  const demoGames = seedGames.filter(({ isHot }) => isHot).map(({ id }) => id)
  const favourites = new Map<string, readonly string[]>([['demo', demoGames.slice(0, 4)]])
  const recent = new Map<string, readonly string[]>([['demo', demoGames.slice(2, 8)]])
  const of = (map: typeof recent, username: string) => map.get(username) ?? []

  return {
    favourites: (username) => of(favourites, username),
    recent: (username) => of(recent, username),
    toggleFavourite: (username, gameId) => {
      const before = of(favourites, username)
      const without = before.filter((id) => id !== gameId)
      favourites.set(username, without.length < before.length ? without : [gameId, ...before])
    },
    addRecent: (username, gameId) => {
      const others = of(recent, username).filter((id) => id !== gameId)
      recent.set(username, [gameId, ...others].slice(0, recentGames))
    },
  }
}
