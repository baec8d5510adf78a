import { minute } from '../../../src/base/time/durations.ts'
import { depositPromotionMachine } from '../../../src/flows/promotion/deposit-promotion.machine.ts'
import type { DepositCheck } from '../../../src/flows/promotion/deposit-promotion.setup.ts'
import { noOffer, type Offers } from '../../../src/flows/promotion/offer.ts'
import { promotionBoxMachine } from '../../../src/flows/promotion/promotion-box.machine.ts'
import { promotionsMachine } from '../../../src/flows/promotion/promotions.machine.ts'
import { registrationPromotionMachine } from '../../../src/flows/promotion/registration-promotion.machine.ts'
import { casesOf } from '../chart.cases.ts'

const now = 1_000_000
const late = now + 11 * minute
const running = { ...noOffer, start: now }
const visitor = { kept: null, isMember: false, now }
const registering = { ...visitor, isClaimSent: true }
const time = [
  { type: 'clock.ticked', now },
  { type: 'clock.ticked', now: now + 2 * minute },
  { type: 'clock.ticked', now: late },
  { type: 'page.resumed', now },
  { type: 'page.resumed', now: late },
] as const
const common = [
  { type: 'promotion.offered', offer: noOffer, start: null },
  { type: 'promotion.take' },
  { type: 'promotion.dropped' },
  { type: 'promotion.acknowledge' },
  { type: 'member.changed', isMember: true },
  { type: 'member.changed', isMember: false },
  ...time,
] as const

const elsewhere = 'another tab has taken or ended it; promotions.headless.test.ts shows it'
const earned = 'a bonus was earned on this device; deposit-promotion.machine.test.ts shows it'
const another = 'another member has signed in; deposit-promotion.machine.test.ts shows it'
const withoutToken = 'a member has no token; deposit-promotion.machine.test.ts shows it'
const whileRegistering =
  'a registration is in flight; registration-promotion.machine.test.ts shows it'
const unseen = 'the page is hidden; promotions.headless.test.ts shows it'

const noDrift = {
  isTaken: () => false,
  isClosed: () => false,
  isGone: () => false,
  isUnseen: () => false,
}

export const registrationPromotionCases = casesOf({
  chart: registrationPromotionMachine,
  inputs: [registering, { ...registering, kept: running }],
  events: [
    ...common,
    { type: 'registration.succeeded', isOfferClaimed: true },
    { type: 'registration.succeeded', isOfferClaimed: false },
    { type: 'registration.unanswered' },
  ],
  guards: { ...noDrift, isRegistering: () => false },
  distinguish: ({ isMember, isUnanswered }) => ({ isMember, isUnanswered }),
  untaken: {
    'registrationPromotion.offered promotion.take #1': elsewhere,
    'registrationPromotion.offered promotion.take #2': elsewhere,
    'registrationPromotion.running clock.ticked #1': elsewhere,
    'registrationPromotion.running clock.ticked #2': unseen,
    'registrationPromotion.running clock.ticked #3': whileRegistering,
    'registrationPromotion.running page.resumed #1': elsewhere,
    'registrationPromotion.running page.resumed #2': whileRegistering,
  },
})

const checks: readonly { check: DepositCheck; now: number }[] = [
  { check: 'earned', now },
  { check: 'notYet', now },
  { check: 'cannotCheck', now },
]

export const depositPromotionCases = casesOf({
  chart: depositPromotionMachine,
  inputs: [visitor, { ...visitor, kept: running, isMember: true }],
  events: [
    ...common,
    { type: 'promotion.offered', offer: noOffer, start: now },
    { type: 'deposit.succeeded' },
  ],
  answers: { checkDeposit: checks, askLastWord: checks },
  untaken: {
    'depositPromotion.absent promotion.offered #2': earned,
    'depositPromotion.offered promotion.take #1': elsewhere,
    'depositPromotion.offered promotion.take #2': elsewhere,
    'depositPromotion.running.waking always #2': withoutToken,
    'depositPromotion.running page.resumed #1': elsewhere,
    'depositPromotion.running member.changed #1': another,
    'depositPromotion.running.checking member.changed #1': another,
    'depositPromotion.lastWord member.changed #1': another,
    'depositPromotion.running.checking.inTime clock.ticked #1': unseen,
    'depositPromotion.running.resting clock.ticked #1': elsewhere,
    'depositPromotion.running.resting clock.ticked #2': unseen,
  },
  guards: { ...noDrift, canCheck: ({ context }) => context.isMember },
  distinguish: ({ isMember, isOutdated, lastCheck }) => ({ isMember, isOutdated, lastCheck }),
})

const none: Offers = { registration: null, deposit: null, depositStart: null }

export const promotionsCases = casesOf({
  chart: promotionsMachine,
  inputs: [{ registration: registering, deposit: visitor, isBoxCollapsed: false, isMember: false }],
  events: [
    { type: 'promotions.alreadyRegistered' },
    { type: 'session.started' },
    { type: 'session.ended' },
    { type: 'registration.succeeded', isOfferClaimed: true },
    { type: 'registration.unanswered' },
    { type: 'deposit.succeeded' },
    { type: 'page.resumed', now },
  ],
  answers: { askOffers: [none, { ...none, registration: noOffer, deposit: noOffer }, null] },
  guards: { mayOffer: () => true, isUnseen: () => false },
  untaken: {
    'promotions.deciding always #1': unseen,
    'promotions.deciding always #3':
      'it was offered recently; promotions.headless.test.ts shows it',
    'promotions.unseen page.resumed #1': unseen,
  },
})

export const promotionBoxCases = casesOf({
  chart: promotionBoxMachine,
  inputs: [{ isCollapsed: false }, { isCollapsed: true }],
  events: [{ type: 'promotionBox.minimise' }, { type: 'promotionBox.show' }],
})
