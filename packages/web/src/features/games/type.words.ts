import type { GameType } from '@croupier/core/game'

/** What types of games are called. */
export const typeWords = {
  casino: 'menu.casino',
  slots: 'menu.slots',
  fishing: 'menu.fishing',
  lotto: 'menu.lotto',
  sports: 'menu.sports',
} as const satisfies Record<GameType, string>
