import { analyticsMachine } from '../../../src/flows/analytics/analytics.machine.ts'
import { settledAt } from '../../settled.route.ts'
import { casesOf } from '../chart.cases.ts'

export const analyticsCases = casesOf({
  chart: analyticsMachine,
  inputs: [
    { consent: null, page: null },
    { consent: 'allowed', page: null },
    { consent: 'refused', page: null },
    { consent: 'allowed', page: { name: 'pageShown', page: 'help', language: 'th' } },
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
  distinguish: ({ consent, page }) => ({ consent, page }),
  answers: { load: [undefined], measureSpeed: [undefined] },
})
