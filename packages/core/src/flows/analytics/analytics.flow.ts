import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const analyticsFlow = defineFlow({
  name: 'analytics',
  lifetime: 'site',
  isBesidePage: true,
  hears: [
    'route.settled',
    'page.resumed',
    'registration.succeeded',
    'login.succeeded',
    'deposit.succeeded',
    'withdraw.succeeded',
  ],
  load: () => import('./analytics.actors.ts').then(named('createAnalyticsFlow')),
})
