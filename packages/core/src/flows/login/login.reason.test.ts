import { expect, it } from 'vitest'
import { readAddress } from '../../kernel/routing/address.ts'
import { loginReason } from './login.reason.ts'

it.each([
  ['/login', 'other'],
  ['/login?sideDeposit', 'deposit'],
  ['/login?sideDeposit=false', 'other'],
  ['/login?url=%2Fdeposit', 'deposit'],
  ['/login?url=%2Fen%3FsideDeposit%3Dtrue', 'deposit'],
  ['/login?url=%2Fvip%3FsideHistory%3Dtrue', 'history'],
  ['/login?url=%2Fwithdraw&sideDeposit=true', 'withdraw'],
  ['/login?url=%2Faffiliate%2FreportDetail%2F2026-11-22', 'affiliate'],
  ['/login?url=%2Ffavourite', 'favourite'],
  ['/login?url=%2Fgame%2F7%2Face', 'game'],
  ['/login?url=%2Fvip', 'vip'],
  ['/login?url=%2F%2Fevil.test%2Fdeposit', 'other'],
  ['/login?url=%2FresetPassword', 'other'],
])('the login page at %s says why, for %s [ROUTE-53, OPEN-34]', (address, area) => {
  const reason = { id: 'login.reason', values: { area } }
  expect(loginReason(readAddress(address).query)).toEqual(reason)
})
