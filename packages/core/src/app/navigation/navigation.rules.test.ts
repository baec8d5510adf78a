import { describe, expect, it } from 'vitest'
import { readAddress } from '../../kernel/routing/address.ts'
import type { DeviceClass } from '../../kernel/routing/device.rules.ts'
import type { SessionEnd } from '../../member/session/session.end.ts'
import {
  addressAfterSession,
  addressOfDeposit,
  addressOfTab,
  addressOfWithdraw,
  addressWithoutPanel,
  gameAddressAt,
  queryOfHistory,
} from './navigation.rules.ts'

it('leads to another tab on the same page [OPEN-35]', () => {
  const addresses = ['/en/deposit?arr=2&dark=1', '/?sideDeposit=true&tab=withdraw-tab']
  expect(addresses.map((address) => addressOfTab(address, 'deposit-tab'))).toEqual([
    '/en/deposit?dark=1&tab=deposit-tab',
    '/?sideDeposit=true&tab=deposit-tab',
  ])
})

describe('where depositing happens', () => {
  it.each<[string, DeviceClass, string, string]>([
    ['/', 'desktop', '/?sideDeposit=true', 'ROUTE-59'],
    ['/en', 'desktop', '/en?sideDeposit=true', 'ROUTE-59'],
    ['/en', 'ipad', '/en?sideDeposit=true', 'ROUTE-59'],
    ['/?dark=1', 'desktop', '/?dark=1&sideDeposit=true', 'ROUTE-59'],
    ['/?sideDeposit=true&tab=withdraw-tab&arr=2', 'desktop', '/?sideDeposit=true', 'ROUTE-59'],
    ['/', 'mobile', '/deposit', 'ROUTE-61'],
    ['/en?dark=1', 'mobile', '/en/deposit', 'ROUTE-61'],
    ['/deposit?step=1', 'mobile', '/deposit?step=1', 'ROUTE-61'],
    ['/withdraw', 'mobile', '/deposit', 'ROUTE-61'],
    ['/deposit?step=1', 'desktop', '/deposit?step=1', 'ROUTE-59'],
    ['/withdraw', 'desktop', '/withdraw?tab=deposit-tab', 'ROUTE-59'],
    ['/en/deposit?tab=withdraw-tab', 'ipad', '/en/deposit?tab=deposit-tab', 'ROUTE-59'],
  ])('from %s on %s is %s [%s]', (address, deviceClass, expected) => {
    expect(addressOfDeposit({ address, deviceClass })).toBe(expected)
  })
})

describe('where withdrawing happens', () => {
  it.each<[string, DeviceClass, string]>([
    ['/en?dark=1', 'desktop', '/en?dark=1&sideDeposit=true&tab=withdraw-tab'],
    ['/?sideDeposit=true&arr=0', 'ipad', '/?sideDeposit=true&tab=withdraw-tab'],
    ['/en?dark=1', 'mobile', '/en/withdraw'],
    ['/deposit?step=1', 'desktop', '/deposit?tab=withdraw-tab'],
    ['/deposit?step=1', 'mobile', '/withdraw'],
  ])('from %s on %s is %s [ROUTE-61]', (address, deviceClass, expected) => {
    expect(addressOfWithdraw({ address, deviceClass })).toBe(expected)
  })
})

describe('what an address asks for when the history lies over it', () => {
  it.each([
    ['/vip?a=1', { a: '1', sideHistory: 'true' }],
    ['/?sideDeposit=true&tab=withdraw-tab&step=1', { sideHistory: 'true' }],
    ['/?sideDeposit&tab=withdraw-tab', { sideHistory: 'true' }],
    ['/deposit?tab=deposit-tab&step=1', { tab: 'deposit-tab', step: '1', sideHistory: 'true' }],
  ])('from %s [ROUTE-60, HIST-18]', (address, query) => {
    expect(queryOfHistory(readAddress(address).query)).toEqual(query)
  })
})

describe('what is left when the panel is closed', () => {
  it.each([
    ['/?sideDeposit=true', '/'],
    ['/en?sideDeposit=true', '/en'],
    ['/en?sideDeposit=true&tab=deposit-tab&arr=0&dark=1', '/en?dark=1'],
    ['/deposit', '/'],
    ['/en/deposit?tab=deposit-tab', '/en'],
    ['/deposit?tab=deposit-tab&step=1&sideHistory=true', '/deposit?tab=deposit-tab&step=1'],
    ['/deposit?tab=deposit-tab&sideHistory', '/deposit?tab=deposit-tab'],
    ['/vip?sideHistory=true', '/vip'],
    ['/vip?sideHistory', '/vip'],
    ['/vip?sideDeposit', '/vip'],
    ['/', '/'],
  ])('of %s is %s [ROUTE-59]', (address, expected) => {
    expect(addressWithoutPanel(address)).toBe(expected)
  })
})

describe('where the end of a session leads', () => {
  it.each<[SessionEnd, string, string, string]>([
    ['signedOut', '/deposit', '/', 'SESS-13'],
    ['signedOut', '/en/deposit', '/en', 'SESS-13'],
    ['signedOutElsewhere', '/en/deposit', '/en', 'SESS-13'],
    ['switched', '/deposit', '/', 'SESS-13'],
    ['expired', '/deposit', '/login?url=%2Fdeposit', 'SESS-11'],
    [
      'expired',
      '/en/deposit?tab=deposit-tab',
      '/en/login?url=%2Fen%2Fdeposit%3Ftab%3Ddeposit-tab',
      'SESS-11, OPEN-03',
    ],
    ['shadowed', '/en/deposit', '/en/login?url=%2Fen%2Fdeposit', 'SESS-12, OPEN-03'],
    ['invalid', '/en', '/en/login?url=%2Fen', 'SESS-12, OPEN-03'],
    ['invalid', '/?sideDeposit=true', '/login?url=%2F%3FsideDeposit%3Dtrue', 'SESS-12'],
    ['gone', '/deposit', '/login?url=%2Fdeposit', 'SESS-12'],
    ['notKept', '/deposit', '/login?url=%2Fdeposit', 'SESS-12'],
    ['expired', '/maintenance', '/login', 'SESS-11'],
    ['expired', '/nowhere', '/login', 'SESS-11'],
    ['expired', '/en/login', '/en/login', 'SESS-11, OPEN-03'],
  ])('when %s at %s is %s [%s]', (reason, address, expected) => {
    expect(addressAfterSession(address, reason)).toBe(expected)
  })
})

describe('the game that the money flows lead back to', () => {
  it.each([
    ['game-id', '/game/7', null, '/game/7'],
    ['game-id-name', '/en/game/7/tiger?dark=1', null, '/en/game/7/tiger?dark=1'],
    ['game-id', '/game/7?sideDeposit=true', null, '/game/7'],
    ['deposit', '/deposit', '/game/7', '/game/7'],
    ['withdraw', '/withdraw', '/game/7', '/game/7'],
    ['deposit', '/deposit', null, null],
    ['history', '/history', '/game/7', null],
    ['index', '/', '/game/7', null],
  ] as const)('on the page %s, at %s after %j, is %j', (route, address, gameAddress, expected) => {
    expect(gameAddressAt({ route }, { address, gameAddress })).toBe(expected)
  })
})
