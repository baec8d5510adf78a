import type { Game } from '../../src/flows/game/game.ts'

/** A sample game with a test's changes. */
export function aGame(changes: Partial<Game> = {}): Game {
  return {
    id: 'g-1',
    type: 'slots',
    provider: 'pg',
    code: 'pg_101',
    picture: null,
    names: { th: 'บัวทอง', en: 'Golden Lotus' },
    category: 'PGSoft',
    hasFreeSpins: false,
    isHot: false,
    isNew: false,
    isFavourite: false,
    isRecent: false,
    rating: null,
    launchPath: null,
    rtp: null,
    volatility: null,
    ...changes,
  }
}
