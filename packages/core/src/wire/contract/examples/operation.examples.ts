import { getDemosEndpoint } from '../demo.operations.ts'
import { categorysEndpoint, listsEndpoint } from '../game.operations.ts'
import {
  getGameEndpoint,
  getGameInfoEndpoint,
  getSlotWinsEndpoint,
} from '../game-info.operations.ts'
import {
  addFavouriteEndpoint,
  addRecentEndpoint,
  getFavouriteAndRecentEndpoint,
} from '../member-games.operations.ts'
import { getNotifyEndpoint, getNotifysEndpoint } from '../notice.operations.ts'
import { getTournamentsEndpoint } from '../tournament.operations.ts'
import { goldenLotus, pgSoft } from './game.examples.ts'
import type { WireExamples } from './wire.example.ts'

type OperationCall =
  | 'lists'
  | 'categorys'
  | 'getFavouriteAndRecent'
  | 'addFavourite'
  | 'addRecent'
  | 'getNotifys'
  | 'getNotify'
  | 'getGame'
  | 'getGameInfo'
  | 'getSlotWins'
  | 'getDemos'
  | 'getTournaments'

const groupID = 'croupier-demo'

const firstDeposit = {
  id: 'notice-1',
  title: 'ฝากครั้งแรก รับเพิ่ม 300 บาท',
  type: 'promotion',
  link: '/promotion',
  imageUrl: 'https://content.test/first-deposit.webp',
  gameName: null,
  content: 'ถึงสิ้นเดือนนี้เท่านั้น',
  showOne: true,
  forceUpgate: false,
} as const

export const operationExamples: WireExamples<OperationCall> = {
  lists: {
    body: {
      operationName: 'lists',
      query: listsEndpoint.operation.document,
      variables: { groupID, type: 'slots', userID: 'm-1', favourite: true },
    },
    answer: { data: { lists: [goldenLotus] } },
  },
  categorys: {
    body: {
      operationName: 'categorys',
      query: categorysEndpoint.operation.document,
      variables: { groupID },
    },
    answer: { data: { categorys: [pgSoft] } },
  },
  getFavouriteAndRecent: {
    body: {
      operationName: 'getFavouriteAndRecent',
      query: getFavouriteAndRecentEndpoint.operation.document,
      variables: { userID: 'm-1' },
    },
    answer: { data: { getFavouriteAndRecent: { countFavourite: 4, countRecent: 6 } } },
  },
  addFavourite: {
    body: {
      operationName: 'addFavourite',
      query: addFavouriteEndpoint.operation.document,
      variables: { userID: 'm-1', gameID: 'g-1' },
    },
    answer: { data: { addFavourite: { countFavourite: 5, countRecent: 6 } } },
  },
  addRecent: {
    body: {
      operationName: 'addRecent',
      query: addRecentEndpoint.operation.document,
      variables: { userID: 'm-1', gameID: 'g-1' },
    },
    answer: { data: { addRecent: { countFavourite: 5, countRecent: 7 } } },
  },
  getNotifys: {
    body: {
      operationName: 'getNotifys',
      query: getNotifysEndpoint.operation.document,
      variables: { groupID, groupCustomer: 'A', lang: 'th' },
    },
    answer: { data: { getNotifys: [firstDeposit] } },
  },
  getNotify: {
    body: {
      operationName: 'getNotify',
      query: getNotifyEndpoint.operation.document,
      variables: { groupID, id: 'notice-1' },
    },
    answer: { data: { getNotify: firstDeposit } },
  },
  getGame: {
    body: {
      operationName: 'getGame',
      query: getGameEndpoint.operation.document,
      variables: { groupID, gameID: 'g-1' },
    },
    answer: { data: { getGame: goldenLotus } },
  },
  getGameInfo: {
    body: {
      operationName: 'getGameInfo',
      query: getGameInfoEndpoint.operation.document,
      variables: { groupID, gameID: 'g-1' },
    },
    answer: {
      data: {
        getGameInfo: {
          rtp: 96.5,
          min_bet: 1,
          max_bet: 2500,
          volatility: 'high',
          paylines: 25,
          hit_ratio: 28.4,
          day: { trend: 'up', rtp: 98.1 },
          week: { trend: 'down', rtp: 95.2 },
          month: { trend: 'flat', rtp: 96.5 },
        },
      },
    },
  },
  getSlotWins: {
    body: {
      operationName: 'getSlotWins',
      query: getSlotWinsEndpoint.operation.document,
      variables: { groupID, gameID: 'g-1' },
    },
    answer: {
      data: {
        getSlotWins: [
          {
            username: 'so***7',
            date_time: '2026-11-20T13:58:00+07:00',
            bet: 20,
            win: 1250.5,
            multiplier: 62.5,
          },
        ],
      },
    },
  },
  getDemos: {
    body: {
      operationName: 'getDemos',
      query: getDemosEndpoint.operation.document,
      variables: { groupID },
    },
    answer: {
      data: {
        getDemos: [
          {
            category: 'pg',
            img: null,
            nameTh: 'บัวทอง',
            nameEn: 'Golden Lotus',
            type: 'slots',
            language: 'th',
            url: 'https://games.test/demo/pg_101',
            root: 'pg',
            codeDefault: 'pg_101',
          },
        ],
      },
    },
  },
  getTournaments: {
    body: {
      operationName: 'getTournaments',
      query: getTournamentsEndpoint.operation.document,
      variables: { groupID },
    },
    answer: {
      data: {
        getTournaments: [
          {
            _id: 't-1',
            kind: 'slot',
            nameTh: 'ศึกสล็อตพฤศจิกายน',
            nameEn: 'November slots',
            img: null,
            start: '2026-11-01T00:00:00+07:00',
            end: '2026-12-01T00:00:00+07:00',
            prize: 100_000,
            rulesTh: 'นับแต้มจากยอดชนะ',
            rulesEn: 'Points are what you win',
            board: [{ username: 'be***3', points: 12_500, prize: 20_000 }],
            games: [{ _id: 'g-1', nameTh: 'บัวทอง', nameEn: 'Golden Lotus', img: null }],
          },
        ],
      },
    },
  },
}
