import type { Game } from '../../src/flows/game/game.ts'

/** A game, but for what a test says otherwise. */
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
    ...changes,
  }
}
