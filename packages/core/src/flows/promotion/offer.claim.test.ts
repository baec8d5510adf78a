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
const taken = { deposit: null, credit: bahtToSatang(100), minutes: 10, start: testEpoch }

it.each([
  ['as long as it runs', true, 10 * minute - 1, 100, taken],
  ['no longer than it runs', true, 10 * minute, 100, null],
  ['not where it gives nothing', true, 0, 0, null],
  ['not where the site does not say that its backend takes it', false, 0, 100, null],
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

it('nothing is claimed by whoever took nothing', () => {
  const { cookies, serverClock } = startApi({ isSignedIn: false })
  const services = { clock: serverClock, cookies, log: createMemoryLog() }
  expect(offerToClaim({ ...services, site: siteThat(true) })).toBe(null)
})
