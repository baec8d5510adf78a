import { analyticsMachine } from '../../../src/flows/analytics/analytics.machine.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

const both = { visits: true, speed: true }
const speedOnly = { visits: false, speed: true }
const visitsOnly = { visits: true, speed: false }
const help = { name: 'pageShown', page: 'help', language: 'th' } as const

export const analyticsCases = casesOf({
  chart: analyticsMachine,
  inputs: [
    { asked: both, consent: null, page: null },
    { asked: both, consent: 'allowed', page: null },
    { asked: both, consent: 'refused', page: null },
    { asked: both, consent: 'allowed', page: help },
    { asked: speedOnly, consent: 'allowed', page: help },
    { asked: visitsOnly, consent: 'allowed', page: help },
  ],
  events: [
    { type: 'analytics.allow' },
    { type: 'analytics.refuse' },
    { type: 'consent.changed', consent: null },
    { type: 'consent.changed', consent: 'allowed' },
    { type: 'consent.changed', consent: 'refused' },
    settledAt('/'),
    { type: 'page.resumed' },
    { type: 'registration.succeeded' },
    { type: 'login.succeeded' },
    { type: 'deposit.succeeded' },
    { type: 'withdraw.succeeded' },
  ],
  distinguish: ({ asked, consent, page }) => ({ asked, consent, page }),
  answers: { load: [undefined], measureSpeed: [undefined] },
})
