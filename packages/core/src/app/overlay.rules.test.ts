import { describe, expect, it } from 'vitest'
import { type Overlay, offerPlace, shownOverlay } from './overlay.rules.ts'

const urgency = [
  'siteClosed',
  'maintenance',
  'lostDeposit',
  'chatLink',
  'history',
  'menu',
  'failure',
  'refusedDeposit',
  'forcedNotice',
  'notice',
  'promotionMessage',
  'promotionBox',
] as const satisfies readonly Overlay[]

const whileBusy = [
  'siteClosed',
  'maintenance',
  'lostDeposit',
  'chatLink',
  'history',
  'menu',
  'failure',
  'refusedDeposit',
] as const satisfies readonly Overlay[]

const combinations = Array.from({ length: 2 ** urgency.length }, (_, bits) => {
  const isWanted = (overlay: Overlay) => (bits & (1 << urgency.indexOf(overlay))) !== 0
  return {
    siteClosed: isWanted('siteClosed'),
    maintenance: isWanted('maintenance'),
    lostDeposit: isWanted('lostDeposit'),
    chatLink: isWanted('chatLink'),
    history: isWanted('history'),
    menu: isWanted('menu'),
    failure: isWanted('failure'),
    refusedDeposit: isWanted('refusedDeposit'),
    forcedNotice: isWanted('forcedNotice'),
    notice: isWanted('notice'),
    promotionMessage: isWanted('promotionMessage'),
    promotionBox: isWanted('promotionBox'),
  }
})

describe('of everything that wants to lie over a page', () => {
  it('the most urgent one is shown alone, in all 4096 combinations [NOTE-16, OPEN-20]', () => {
    const shown = combinations.map((wanted) => shownOverlay(wanted, false))
    const first = combinations.map((wanted) => urgency.find((overlay) => wanted[overlay]) ?? null)
    expect([shown.length, shown]).toEqual([4096, first])
  })

  it('nothing that nobody asked for covers money or a game on the screen, in all 4096 combinations', () => {
    const shown = combinations.map((wanted) => shownOverlay(wanted, true))
    const first = combinations.map((wanted) => whileBusy.find((overlay) => wanted[overlay]) ?? null)
    expect([shown.length, shown]).toEqual([4096, first])
  })
})

describe('the countdown of a running offer', () => {
  it.each([
    ['index', true, false, 'box'],
    ['help', true, false, 'box'],
    ['register', true, false, 'strip'],
    ['registerAff', true, false, 'strip'],
    ['login', true, false, 'box'],
    ['forgot', true, false, 'strip'],
    ['resetPassword', true, false, 'strip'],
    ['deposit', true, false, 'strip'],
    ['withdraw', true, false, 'strip'],
    ['register', false, false, 'box'],
    ['resetPassword', false, false, 'box'],
    ['index', false, true, 'strip'],
    ['index', true, true, 'strip'],
    [null, true, false, 'box'],
  ] as const)(
    'on %s, narrow: %s, with money or a game on the screen: %s, is in the %s [PROMO-14]',
    (route, isNarrow, isBusy, place) => {
      expect(offerPlace({ isBusy, isNarrow, route })).toBe(place)
    },
  )
})
