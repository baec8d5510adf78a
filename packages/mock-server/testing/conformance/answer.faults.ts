import { accepted, answering, isMembers, operationOf, withHeader } from '../conformance.changes.ts'
import { at, type Change, type Fault } from '../conformance.harness.ts'

const isUnknownPath = (request: Request) => at(request, '/api/conformance-none')
const whereNoPath = 'api has the headers of every answer where there is no such path'

/** Answers of one operation, changed as a whole. */
const answeringOperation =
  (name: string, change: (data: Readonly<Record<string, unknown>>) => unknown): Change =>
  async (response, request) => {
    if ((await operationOf(request.clone())) !== name) return response
    const body = JSON.parse(await response.clone().text())
    return body.data ? accepted(response, { data: change(body.data) }) : response
  }

/** Things that are listed, each with other fields. */
const withFields =
  (name: string, fields: Readonly<Record<string, unknown>>) =>
  (data: Readonly<Record<string, unknown>>) => {
    const entries = data[name]
    return {
      [name]: Array.isArray(entries) ? entries.map((one) => ({ ...one, ...fields })) : entries,
    }
  }

const notice = {
  id: 'notice-1',
  title: 'ประกาศ',
  type: 'promotion',
  content: 'ประกาศ',
  showOne: false,
  forceUpgate: false,
}

export const answerFaults: readonly Fault[] = [
  [
    'keeps an error from other origins',
    withHeader('access-control-allow-origin', null, isUnknownPath),
    whereNoPath,
    /^Access-Control-Allow-Origin is missing/,
  ],
  [
    'has no Date where it fails',
    withHeader('date', null, isUnknownPath),
    whereNoPath,
    /^there is no Date/,
  ],
  [
    'keeps from other origins what it says of a body that is broken',
    async (response, request) => {
      const isBroken = at(request, '/auth/login') && (await request.text()) === '{'
      if (!isBroken) return response
      return withHeader('access-control-allow-origin', null)(response, request)
    },
    'login has the headers of every answer where the body is not JSON',
    /^Access-Control-Allow-Origin is missing/,
  ],
  [
    'does not know a game that it lists',
    answeringOperation('getGame', () => ({ getGame: null })),
    'getGame tells a game that is listed',
    /^it answers nothing for .+, which is listed$/,
  ],
  [
    'does not know a notice that it lists',
    async (response, request) => {
      const name = await operationOf(request.clone())
      if (!isMembers(request)) return response
      if (name === 'getNotifys') return accepted(response, { data: { getNotifys: [notice] } })
      return response
    },
    'getNotify tells a notice that is listed',
    /^it answers nothing for notice-1, which is listed$/,
  ],
  [
    'lets a member change what another one likes',
    async (response, request) =>
      isMembers(request) && (await operationOf(request.clone())) === 'addFavourite'
        ? accepted(response, { data: { addFavourite: { countFavourite: 1, countRecent: 1 } } })
        : response,
    'addFavourite refuses to like a game for another member',
    /^it is accepted/,
  ],
  [
    'opens demo games by a script',
    answeringOperation('getDemos', withFields('getDemos', { url: 'javascript:alert(1)' })),
    'getDemos lists the demo games',
    /^entry 0, field url: javascript:alert\(1\) is neither a path nor an address of the web$/,
  ],
  [
    'offers less than nothing',
    async (response, request) => {
      if (!at(request, '/getPromotion') || request.method === 'OPTIONS') return response
      const body = JSON.parse(await response.clone().text())
      const list = Object(body.result).list
      if (!Array.isArray(list)) return response
      const offers = list.map((offer) => ({ ...offer, credit: -100 }))
      return accepted(response, { ...body, result: { list: offers } })
    },
    'getPromotion tells the promotion',
    /^field credit: it is below nothing$/,
  ],
  [
    'has an account without a number',
    answering('/data/profile', ({ result, ...body }) => ({
      ...body,
      result: {
        ...result,
        bank: [
          {
            id: 1,
            bank_id: 'kbank',
            img: null,
            provider: 'KBank',
            acc_name: 'C',
            acc_no: '',
            min_deposit: 1,
            max_deposit: 100,
            bonus: null,
          },
        ],
      },
    })),
    'getProfile tells what a member may deposit with',
    /^field result\.bank\.0\.acc_no: /,
  ],
  [
    'writes a figure of a game as a word',
    answeringOperation('getGameInfo', ({ getGameInfo }) => ({
      getGameInfo: getGameInfo ? { ...Object(getGameInfo), rtp: 'high' } : null,
    })),
    'getGameInfo tells the figures of a game that is listed',
    /^field data\.getGameInfo\.rtp: /,
  ],
  [
    'writes a win as a word',
    answeringOperation('getSlotWins', withFields('getSlotWins', { win: 'plenty' })),
    'getSlotWins lists the wins of a game that is listed',
    /^field data\.getSlotWins\.0\.win: /,
  ],
  [
    'opens its games by a path that no launch has',
    answeringOperation('lists', withFields('lists', { launching: '/v2/launch/pg' })),
    'lists lists games by GraphQL',
    /^game .+ opens by \/v2\/launch\/pg, not by \/api\/v3\/member\/game\/launch\/\{provider\}$/,
  ],
  [
    'has a channel without a maximum',
    answering('/data/profile', ({ result, ...body }) => {
      const channels = result?.payment
      const payment = Array.isArray(channels)
        ? channels.map(({ max_deposit: _, ...channel }) => channel)
        : channels
      return { ...body, result: result && { ...result, payment } }
    }),
    'getProfile tells what a member may deposit with',
    /^field result\.payment\.0: min_deposit and max_deposit are no limits$/,
  ],
  [
    'writes the minutes of an offer as a point in time',
    async (response, request) => {
      if (!at(request, '/getPromotion') || request.method === 'OPTIONS') return response
      const body = JSON.parse(await response.clone().text())
      const list = Object(body.result).list
      if (!Array.isArray(list)) return response
      const offers = list.map((offer) => ({ ...offer, time: 1_795_158_000 }))
      return accepted(response, { ...body, result: { list: offers } })
    },
    'getPromotion tells the promotion',
    /^field result\.list\.0\.time: 1795158000 is more than the minutes of a day$/,
  ],
]
