import type { Catalogue } from '../seed/games/catalogue.ts'

/** How many recent games are kept. */
const recentGames = 30

/** The favourites and recent games of the members of one world. */
export interface MemberGames {
  /** Ids, the newest first. */
  favourites(username: string): readonly string[]
  recent(username: string): readonly string[]
  /** Adds a game to the favourites, or removes it. */
  toggleFavourite(username: string, gameId: string): void
  addRecent(username: string, gameId: string): void
}

export function createMemberGames(catalogue: () => Catalogue): MemberGames {
  const favourites = new Map<string, readonly string[]>()
  const recent = new Map<string, readonly string[]>()
  const begin = (lists: typeof recent, username: string, from: number, to: number) => {
    const popular = username === 'demo' ? catalogue().games.filter(({ isHot }) => isHot) : []
    const ids = popular.slice(from, to).map(({ id }) => id)
    lists.set(username, ids)
    return ids
  }
  const favouritesOf = (name: string) => favourites.get(name) ?? begin(favourites, name, 0, 4)
  const recentOf = (name: string) => recent.get(name) ?? begin(recent, name, 2, 8)

  return {
    favourites: favouritesOf,
    recent: recentOf,
    toggleFavourite: (username, gameId) => {
      const before = favouritesOf(username)
      const without = before.filter((id) => id !== gameId)
      favourites.set(username, without.length < before.length ? without : [gameId, ...before])
    },
    addRecent: (username, gameId) => {
      const others = recentOf(username).filter((id) => id !== gameId)
      recent.set(username, [gameId, ...others].slice(0, recentGames))
    },
  }
}
