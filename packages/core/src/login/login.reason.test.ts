import { expect, it } from 'vitest'
import { readAddress } from '../routing/address.ts'
import { loginReason } from './login.reason.ts'

it.each([
  ['/login', 'login.intro'],
  ['/login?sideDeposit', 'login.needForDeposit'],
  ['/login?sideDeposit=false', 'login.intro'],
  ['/login?url=%2Fdeposit', 'login.needForDeposit'],
  ['/login?url=%2Fen%3FsideDeposit%3Dtrue', 'login.needForDeposit'],
  ['/login?url=%2Fvip%3FsideHistory%3Dtrue', 'login.needForHistory'],
  ['/login?url=%2Fwithdraw&sideDeposit=true', 'login.needForWithdraw'],
  ['/login?url=%2Faffiliate%2FreportDetail%2F2026-11-22', 'login.needForAffiliate'],
  ['/login?url=%2Ffavourite', 'login.needForGames'],
  ['/login?url=%2Fgame%2F7%2Face', 'login.needForGame'],
  ['/login?url=%2Fvip', 'login.intro'],
  ['/login?url=%2F%2Fevil.test%2Fdeposit', 'login.intro'],
  ['/login?url=%2FresetPassword', 'login.intro'],
])('whoever comes to %s reads %s [ROUTE-53, OPEN-34]', (address, id) => {
  expect(loginReason(readAddress(address).query)).toEqual({ id })
})
