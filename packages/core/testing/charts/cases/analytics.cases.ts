import { analyticsMachine } from '../../../src/flows/analytics/analytics.machine.ts'
import { casesOf } from '../chart.cases.ts'

export const analyticsCases = casesOf({
  chart: analyticsMachine,
  inputs: [{ consent: null }, { consent: 'allowed' }, { consent: 'refused' }],
  events: [
    { type: 'analytics.allow' },
    { type: 'analytics.refuse' },
    { type: 'consent.changed', consent: null },
    { type: 'consent.changed', consent: 'allowed' },
    { type: 'consent.changed', consent: 'refused' },
    { type: 'page.shown', page: { name: 'pageShown', page: 'index', language: 'th' } },
    { type: 'registration.succeeded' },
    { type: 'login.succeeded' },
    { type: 'deposit.succeeded' },
    { type: 'withdraw.succeeded' },
  ],
  tellApart: ({ consent }) => ({ consent }),
  answers: { load: [undefined] },
})
