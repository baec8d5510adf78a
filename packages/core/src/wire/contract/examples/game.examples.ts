import type { WireExamples } from './wire.example.ts'

type GameCall = 'listCategories' | 'listGames' | 'launchGame'

export const goldenLotus = {
  _id: 'g-1',
  type: 'slots',
  category: 'pg',
  code: 'pg_101',
  img: 'https://content.test/golden-lotus.webp',
  language: 'th',
  nameTh: 'บัวทอง',
  nameEn: 'Golden Lotus',
  freespin: true,
  hot: true,
  new: false,
  categoryName: 'PGSoft',
  handle: 'golden-lotus',
  favourite: true,
  rating: 4.5,
  recent: false,
  launching: '/api/v3/member/game/launch/pg',
}

export const pgSoft = {
  _id: 'c-1',
  type: 'slots',
  category: 'pg',
  code: 'pg',
  img: null,
  language: 'th',
  nameTh: 'PGSoft',
  nameEn: 'PGSoft',
  freespin: true,
  hot: true,
  new: false,
  categoryName: 'PGSoft',
  handle: 'pgsoft',
  enable: true,
  root: null,
  launching: '/api/v3/member/game/launch/pg',
  favourite: true,
  recent: false,
}

export const gameExamples: WireExamples<GameCall> = {
  listCategories: {
    body: { groupID: 'croupier-demo', type: 'slots' },
    answer: { code: 0, result: { list: [pgSoft] } },
  },
  listGames: {
    body: { groupID: 'croupier-demo', search: 'บัว', limit: 20 },
    answer: { code: 0, result: { list: [goldenLotus] } },
  },
  launchGame: {
    parameters: { provider: 'pg' },
    body: { client: 'MB', game_code: 'pg_101', lang: 'th' },
    answer: { code: 0, message: null, result: 'https://games.test/g/launch-ticket-1' },
  },
}
