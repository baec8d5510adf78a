import { defineFlow } from '../../kernel/flow/define.flow.ts'
import { named } from '../../kernel/flow/named.ts'

export const promotionsFlow = defineFlow({
  name: 'promotions',
  lifetime: 'site',
  // An offer may start on the pages where newcomers arrive.
  pages: ['index', 'login', 'loginLine', 'loginUrl', 'register', 'registerAff', 'aff', 'profile'],
  isBesidePage: true,
  hears: [
    'page.resumed',
    'session.started',
    'session.ended',
    'registration.succeeded',
    'registration.unanswered',
    'deposit.succeeded',
  ],
  load: () => import('./promotion.actors.ts').then(named('createPromotionsFlow')),
})
