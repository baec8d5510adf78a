import { affiliateReportsView, affiliateView } from '@croupier/core/affiliate'
import { minute, second } from '@croupier/core/time'
import { expect, it } from 'vitest'
import { register } from './registration.steps.ts'
import { openBrowser, type SiteVisit, signIn, visitSite } from './site-visit.ts'

/** The friend types the code a second after sending the form. */
const joinedAt = Date.parse('2026-12-01T20:00:01+07:00')

const go = async (visit: SiteVisit, address: string) => {
  visit.navigation.go(address, 'push')
  await visit.advance(second)
}

const reportOf = (visit: SiteVisit) =>
  affiliateReportsView(visit.flow('affiliateReports').getSnapshot()).report

const overviewOf = (visit: SiteVisit) =>
  affiliateView(visit.flow('affiliate').getSnapshot()).overview

it('a friend who registers by the invitation is listed at once, and has figures from eleven the next day [AFF-03…05, AFF-08, AFF-13]', async () => {
  const browser = openBrowser()
  await browser.control.setClock('2026-12-01T20:00:00+07:00')
  const visit = await visitSite(browser, '/aff/ONECHANNEL')
  await register(visit)
  visit.app.actor.getSnapshot().children.session?.send({ type: 'session.signOut' })
  await visit.advance(second)
  await go(visit, '/login')
  await signIn(visit, 'onechannel')
  await go(visit, '/affiliate/member')
  const listed = reportOf(visit)
  await browser.control.setClock('2026-12-02T10:59:00+07:00')
  await go(visit, '/affiliate')
  const before = overviewOf(visit)
  await visit.advance(minute)
  await go(visit, '/affiliate/reportDetail/2026-12-01')
  const brought = reportOf(visit)
  await go(visit, '/affiliate')
  const [first] = brought?.kind === 'detail' ? brought.members : []
  expect([listed, [before?.members, before?.earned], brought, overviewOf(visit)?.earned]).toEqual([
    {
      kind: 'members',
      page: {
        rows: [{ name: 'ne***r', joinedAt, turnover: 0, commission: 0 }],
        total: 1,
      },
    },
    [1, 0],
    {
      kind: 'detail',
      members: [
        {
          name: 'ne***r',
          gameType: 'slots',
          turnover: expect.any(Number),
          commission: expect.any(Number),
        },
      ],
    },
    first?.commission,
  ])
  expect(first?.commission).toBeGreaterThan(0)
})
