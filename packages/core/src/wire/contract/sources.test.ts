import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

const rows: readonly [EndpointName, Endpoint][] = (
  Object.keys(endpoints) as readonly EndpointName[]
).map((name) => [name, endpoints[name]])

/** The calls that replace a documented one. */
const documented: Readonly<Record<string, readonly EndpointName[]>> = {
  'API-01': ['getCredit'],
  'API-02': ['getProfile'],
  'API-03': ['checkUpgrade'],
  'API-04': ['updateUpgrade'],
  'API-05': ['getUpgrade'],
  'API-06': ['listCategories'],
  'API-07': ['listGames'],
  'API-08': ['launchGame'],
  'API-09': ['getHistory'],
  'API-10': ['getPromotion'],
  'API-11': ['listPromotions'],
  'API-12': ['getChatContact'],
  'API-13': ['getMember'],
  'API-14': ['affiliateOverview'],
  'API-15': ['affiliateMembers'],
  'API-16': ['affiliateTransactions'],
  'API-17': ['affiliateWithdraw'],
  'API-18': ['affiliateReportDaily'],
  'API-19': ['affiliateReportDetail'],
  'API-20': ['checkDepositPromotion'],
  'API-21': ['checkMaintenance'],
  'API-22': ['chatAuthorize'],
  'API-23': ['chatCheck'],
  'API-24': ['refresh'],
  'API-25': ['login'],
  'API-26': ['register'],
  'API-27': ['requestOtp'],
  'API-28': ['requestRecovery'],
  'API-29': ['resetPassword', 'changePassword'],
  'API-30': ['createQr'],
  'API-31': ['pollQr'],
  'API-32': ['listTrueWallets'],
  'API-33': ['sendTransfer'],
  'API-34': ['withdraw'],
  'API-35': ['getMinWithdraw'],
  'API-36': [
    'lists',
    'categorys',
    'getFavouriteAndRecent',
    'addFavourite',
    'addRecent',
    'getNotifys',
    'getNotify',
    'getGame',
    'getGameInfo',
    'getSlotWins',
    'getDemos',
    'getTournaments',
  ],
  'API-37': ['lists'],
  'API-38': ['lists'],
  'API-39': ['categorys'],
  'API-40': ['getFavouriteAndRecent'],
  'API-41': ['getNotifys'],
  'API-42': ['getNotify'],
  'API-43': ['addFavourite'],
  'API-44': ['addRecent'],
}

describe('the contract', () => {
  it('says of each call which documented ones it replaces', () => {
    const found = Object.keys(documented).map((id) => [
      id,
      rows.filter(([, row]) => idsOf(row).includes(id)).map(([name]) => name),
    ])
    expect(Object.fromEntries(found)).toEqual(documented)
  })

  it('names every documented call', () => {
    const ids = Array.from(
      { length: 44 },
      (_, index) => `API-${String(index + 1).padStart(2, '0')}`,
    )
    const missing = ids.filter((id) => !rows.some(([, row]) => idsOf(row).includes(id)))
    expect([missing, Object.keys(documented)]).toEqual([[], ids])
  })

  it('has three calls besides, and says of every one of its own why it is as it is', () => {
    const others = rows.filter(([, row]) => !idsOf(row).some((id) => id.startsWith('API-')))
    expect(others.map(([name]) => name)).toEqual(['chatSignIn', 'confirmPassword', 'revoke'])
    const unnamed = rows.filter(([, row]) => idsOf(row).length === 0)
    expect(unnamed.map(([name]) => name)).toEqual([])
  })
})

function idsOf(row: Endpoint): readonly string[] {
  return row.source.match(/\b[A-Z]+-\d{2}\b/g) ?? []
}
