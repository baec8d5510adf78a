import { expect, it } from 'vitest'
import { services as addresses, startApi } from '../../../testing/api.harness.ts'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { bahtToSatang } from '../../base/money/satang.ts'
import { createMemoryLog } from '../../base/ports/log.ts'
import { minute } from '../../base/time/durations.ts'
import { writeCookie } from '../../kernel/cookies/cookies.ts'
import { offerToClaim } from './offer.claim.ts'

const siteThat = (promotionClaim: boolean) => ({
  document: { promotionClaim },
  linkOrigins: ['https://site.test'],
  services: addresses,
})
const taken = {
  deposit: null,
  credit: bahtToSatang(100),
  minutes: 10,
  promotionId: null,
  start: testEpoch,
}

it.each([
  ['while it runs', true, 10 * minute - 1, 100, taken],
  ['but not after it has ended', true, 10 * minute, 100, null],
  ['but not if it is worth nothing', true, 0, 0, null],
  ['but not if the site does not say that its backend accepts claims', false, 0, 100, null],
])(
  'an offer that was taken is claimed %s [OPEN-15]',
  async (_, promotionClaim, age, credit, claimed) => {
    const { clock, cookies, serverClock } = startApi({ isSignedIn: false })
    writeCookie(cookies, 'regisPromotion', { credit, time: 10, start: testEpoch })
    await clock.advance(age)
    const services = { clock: serverClock, cookies, log: createMemoryLog() }
    expect(offerToClaim({ ...services, site: siteThat(promotionClaim) })).toEqual(claimed)
  },
)

it('nothing is claimed if no offer was taken', () => {
  const { cookies, serverClock } = startApi({ isSignedIn: false })
  const services = { clock: serverClock, cookies, log: createMemoryLog() }
  expect(offerToClaim({ ...services, site: siteThat(true) })).toBe(null)
})
