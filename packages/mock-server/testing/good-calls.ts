import type { EndpointName } from '@croupier/core/contract'
import { catalogueOf, usualCatalogueSize } from '../src/seed/games/catalogue.ts'
import {
  type CallOptions,
  type openTestWorld,
  operationBody,
  origin,
  qrQuery,
} from './test-world.ts'

type TestWorld = ReturnType<typeof openTestWorld>

/**
 * A good call of every endpoint, with all that has to go before it: a member who is logged in and has a
 * payment, one-time codes, tickets.
 */
export async function prepareGoodCalls(world: TestWorld) {
  const { call, control, createQr, signIn } = world
  // One of the days on which commission can be withdrawn.
  await control.setClock('2026-12-03T14:00:00+07:00')
  const { access, refresh } = await signIn()
  const leaving = await signIn()
  const payment = await createQr(access)
  const otp = '123456'
  for (const [phone, purpose] of [
    ['0899999901', 'register'],
    ['0800000001', 'forgot'],
    ['0800000002', 'forgot'],
  ]) {
    await call('requestOtp', { body: { phone, purpose } })
  }
  const recovery = await call('requestRecovery', { body: { phone: '0800000002', otp } })
  await consent(world, { username: 'demo', action: 'link' }, access)
  const returned = await consent(world, { username: 'demo', action: 'login' })

  const newcomer = await registerAndDeposit(world)

  const calls: Readonly<Record<EndpointName, CallOptions>> = {
    login: { body: { username: 'onechannel', password: 'demo1234' } },
    chatSignIn: { body: { ticket: returned.searchParams.get('ticket') } },
    requestOtp: { body: { phone: '0899999902', purpose: 'register' } },
    register: { body: { ...registration, otp } },
    requestRecovery: { body: { phone: '0800000001', otp } },
    resetPassword: { body: { ticket: recovery.json().result.ticket, password: 'demo1234' } },
    changePassword: { token: access, body: { old_password: 'demo1234', password: 'demo1234' } },
    confirmPassword: { token: access, body: { password: 'demo1234' } },
    refresh: { token: refresh },
    revoke: { token: leaving.refresh },
    getMember: { token: access },
    chatCheck: { token: access, query: { username: 'demo' } },
    chatAuthorize: { token: access, query: { username: 'demo', action: 'link' } },
    getCredit: { token: access },
    getProfile: { token: access },
    createQr: { token: access, query: qrQuery() },
    pollQr: {
      token: access,
      query: {
        action: 'is_deposit',
        id: payment.result.id,
        token: payment.token,
        x_debug_key: payment.x_debug_key,
      },
    },
    listTrueWallets: { token: access },
    sendTransfer: { token: access, body: { id: 'bank-1', amount: 500 } },
    withdraw: { token: access, body: { balance: 500.25 } },
    getMinWithdraw: { token: access },
    getHistory: { token: access },
    checkUpgrade: { token: access },
    updateUpgrade: { token: access },
    getUpgrade: { token: access },
    getPromotion: {},
    listPromotions: { query: { groupID: 'croupier-demo', lang: 'th' } },
    checkDepositPromotion: { token: newcomer.reward },
    getChatContact: {},
    listCategories: { body: { groupID: 'croupier-demo' } },
    listGames: { token: access, body: { groupID: 'croupier-demo', type: 'slots', limit: 5 } },
    launchGame: {
      token: access,
      parameters: { provider: 'pg' },
      body: { client: 'MB', game_code: 'pg_slots_101', lang: 'th' },
    },
    ...operationCalls(access),
    affiliateOverview: { token: access },
    affiliateMembers: { token: access, body: { page: 2 } },
    affiliateTransactions: { token: access, body: { page: 1 } },
    affiliateWithdraw: { token: access, body: { amount: 100.5 } },
    affiliateReportDaily: { token: access, body: { from: '2026-11-01', to: '2026-11-30' } },
    affiliateReportDetail: { token: access, body: { id: '2026-11-30' } },
    checkMaintenance: {},
  }
  return { calls, access, refresh }
}

/** The calls of GraphQL, each as whom it is for. */
function operationCalls(token: string) {
  const groupID = 'croupier-demo'
  const ofDemo = { userID: '665f1c2ab4e8d90012ab0001' }
  const gameID = games[0]?.id
  const body = operationBody
  return {
    lists: { token, body: body('lists', { groupID, ...ofDemo, favourite: true }) },
    categorys: { body: body('categorys', { groupID, type: 'slots' }) },
    getFavouriteAndRecent: { token, body: body('getFavouriteAndRecent', ofDemo) },
    addFavourite: { token, body: body('addFavourite', { ...ofDemo, gameID }) },
    addRecent: { token, body: body('addRecent', { ...ofDemo, gameID }) },
    getNotifys: { token, body: body('getNotifys', { groupID, groupCustomer: 'A' }) },
    getNotify: { token, body: body('getNotify', { groupID, id: 'notice-new-game', lang: 'en' }) },
    getGame: { token, body: body('getGame', { groupID, gameID }) },
    getGameInfo: { body: body('getGameInfo', { groupID, gameID: slotID }) },
    getSlotWins: { body: body('getSlotWins', { groupID, gameID: slotID }) },
    getDemos: { body: body('getDemos', { groupID }) },
    getTournaments: { body: body('getTournaments', { groupID }) },
  }
}

const { games } = catalogueOf(usualCatalogueSize)

/** A slot game. */
export const slotID = games.find(({ category }) => category.type === 'slots')?.id ?? ''

/** What a visitor fills in, without the one-time code. */
export const registration = {
  username: 'newcomer',
  password: 'secret99',
  phone: '0899999901',
  bank_id: 'scb',
  bank_account: '4567890123',
  firstname: 'ปิยะ',
  lastname: 'Suk-Jai',
}

/** A newcomer who has earned the deposit promotion. */
async function registerAndDeposit({ call, control, createQr }: TestWorld) {
  const phone = '0899999903'
  await call('requestOtp', { body: { phone, purpose: 'register' } })
  const body = { ...registration, phone, username: 'lucky', bank_account: '6789012345' }
  const answer = await call('register', { body: { ...body, otp: '123456' } })
  const { access_token, reward_token } = answer.json().result
  await control.pay((await createQr(String(access_token))).result.id)
  return { reward: String(reward_token) }
}

/** Follows the link to the chat service, agrees, and returns where it leads back to. */
export async function consent(
  { call, server }: TestWorld,
  query: { username: string; action: string },
  token?: string,
): Promise<URL> {
  const answer = await call('chatAuthorize', { query, ...(token ? { token } : {}) })
  const consented = await server.fetch(new Request(answer.json().result.auth_link))
  return new URL(consented.headers.get('Location') ?? '', origin)
}
