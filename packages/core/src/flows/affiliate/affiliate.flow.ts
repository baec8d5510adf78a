import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const affiliateFlow = defineFlow({
  name: 'affiliate',
  lifetime: 'member',
  pages: ['affiliate'],
  moneyWrites: ['affiliateWithdraw'],
  hears: ['route.settled', 'page.resumed', 'clock.adjusted', 'content.retried'],
  load: () => import('./affiliate.actors.ts').then(named('createAffiliateFlow')),
})

export const affiliateReportsFlow = defineFlow({
  name: 'affiliateReports',
  lifetime: 'screen',
  pages: [
    'affiliate-history',
    'affiliate-member',
    'affiliate-reportDaily',
    'affiliate-reportDetail',
  ],
  hears: ['route.settled', 'clock.adjusted', 'content.retried'],
  load: () => import('./affiliate-reports.actors.ts').then(named('createAffiliateReportsFlow')),
})
