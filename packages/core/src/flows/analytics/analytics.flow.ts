import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const analyticsFlow = defineFlow({
  name: 'analytics',
  lifetime: 'site',
  isBesidePage: true,
  load: () => import('./analytics.actors.ts').then(named('createAnalyticsFlow')),
})
