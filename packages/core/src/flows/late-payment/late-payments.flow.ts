import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const latePaymentsFlow = defineFlow({
  name: 'latePayments',
  lifetime: 'member',
  isBesidePage: true,
  hears: ['page.hidden', 'page.resumed', 'deposit.cancelled', 'deposit.ended'],
  load: () => import('./late-payments.actors.ts').then(named('createLatePaymentsFlow')),
})
