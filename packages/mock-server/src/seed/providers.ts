/** The names of game types, as in the sidebar but in lower case [OPEN-44]. */
export type GameType = 'slots' | 'casino' | 'fishing' | 'lotto' | 'sports'

export interface Provider {
  readonly key: string
  readonly title: string
  /** The types of its games. */
  readonly types: readonly GameType[]
}

/** The providers that the documents name. */
export const providers: readonly Provider[] = [
  { key: 'evo', title: 'Evolution', types: ['casino'] },
  { key: 'pp', title: 'Pragmatic', types: ['slots', 'casino'] },
  { key: 'rt', title: 'Red Tiger', types: ['slots'] },
  { key: 'ag', title: 'Asia Gaming', types: ['casino'] },
  { key: 'sa', title: 'SA Gaming', types: ['casino'] },
  { key: 'pretty', title: 'Pretty Gaming', types: ['casino'] },
  { key: 'allbet', title: 'Allbet', types: ['casino'] },
  { key: 'ps', title: 'Playstar', types: ['slots'] },
  { key: 'pg', title: 'PGSoft', types: ['slots'] },
  { key: 'km', title: 'KingMaker', types: ['lotto'] },
  { key: 'joker', title: 'Joker', types: ['slots', 'fishing'] },
  { key: 'dream', title: 'Dream Gaming', types: ['casino'] },
  { key: 'dragoon', title: 'Dragoon Soft', types: ['fishing'] },
  { key: 'cq9', title: 'CQ9', types: ['slots', 'fishing'] },
  { key: 'ae', title: 'AE Sexy', types: ['casino'] },
  { key: 'spade', title: 'SpadeGaming', types: ['slots', 'fishing'] },
  { key: 'wm', title: 'WM Casino', types: ['casino'] },
  { key: 'bti', title: 'Bti', types: ['sports'] },
  { key: 'haba', title: 'Habanero', types: ['slots'] },
  { key: 'vt', title: 'Virtual Tech', types: ['lotto', 'sports'] },
]

/** Under maintenance: its games answer code 99 when they are launched [GAME-29]. */
export const providersUnderMaintenance: readonly string[] = ['dragoon']
