import { type AnyActorRef, assign, type EventObject, fromCallback, fromPromise } from 'xstate'
import { createWatchClock } from '../../base/clock/ticks.ts'
import {
  readDepositOfferCookie,
  readRegistrationOfferCookie,
  writeCookie,
} from '../../kernel/cookies/cookies.ts'
import { flowScreen } from '../../kernel/flow/flow.screen.ts'
import { deviceClassOf } from '../../kernel/routing/device.rules.ts'
import type { Services } from '../../kernel/services/services.ts'
import type { CallAnswer } from '../../wire/api/answer.ts'
import { depositPromotionMachine } from './deposit-promotion.machine.ts'
import type { DepositCheck } from './deposit-promotion.setup.ts'
import { claimsByRegistering } from './offer.claim.ts'
import {
  asOfNow,
  depositCookie,
  type Offers,
  type RunningOffer,
  readKeptOffer,
  registrationCookie,
} from './offer.ts'
import { checkDepositPromotionCall, getPromotionCall } from './promotion.calls.ts'
import { promotionBoxMachine } from './promotion-box.machine.ts'
import { type PromotionsInput, promotionsMachine } from './promotions.machine.ts'
import { registrationPromotionMachine } from './registration-promotion.machine.ts'

type PromotionServices = Pick<
  Services,
  'api' | 'clock' | 'cookies' | 'credentials' | 'device' | 'log' | 'page' | 'site' | 'storages'
>

const earnedMirror = 'flag.regisPromotionActive'
const collapsedKey = 'promoBoxCollapsed'

/** The charts of the timed promotions, with their actors and actions provided. */
export function createPromotionsFlow(services: PromotionServices) {
  const { api, clock, cookies, credentials, page, site, storages } = services
  const background = (signal: AbortSignal) => ({ purpose: 'background', signal }) as const
  // Browsers remove cookies long before the date that the site sets [OPEN-10].
  if (storages.local.read(earnedMirror) === 'true') {
    writeCookie(cookies, 'regisPromotionActive', 'true')
  }
  // Where registration is closed, no offer may count down or end as missed [SITE-06].
  if (!site.isRegistrationOpen) cookies.remove('regisPromotion')

  const keptRegistration = () => readKeptOffer(readRegistrationOfferCookie(cookies), clock.now())
  const keptDeposit = () => readKeptOffer(readDepositOfferCookie(cookies), clock.now())
  const isEarned = () => cookies.read('regisPromotionActive') !== null
  const isClosed = () => isEarned() || cookies.read('closeRegisPromotion') !== null

  /** Whether the device still stores this offer, rather than none or another member's [OPEN-11, OPEN-12]. */
  const isDepositKept = ({ start }: RunningOffer) =>
    readDepositOfferCookie(cookies)?.start === start

  let isRegistering = () => false

  const shared = {
    actors: { watchClock: createWatchClock(clock) },
    guards: { isUnseen: () => !page.isVisible() },
  }

  const logic = promotionsMachine.provide({
    actors: {
      registrationPromotion: registrationPromotionMachine.provide({
        actors: shared.actors,
        guards: {
          ...shared.guards,
          isTaken: () => keptRegistration() !== null,
          isClosed,
          isGone: () => readRegistrationOfferCookie(cookies) === null,
          isRegistering: () => isRegistering(),
        },
        actions: {
          resume: assign(({ context }) => ({
            offer: keptRegistration() ?? context.offer,
            now: clock.now(),
          })),
          begin: assign(({ context }) => ({
            offer: { ...context.offer, start: clock.now() },
            now: clock.now(),
          })),
          keepOffer: ({ context }) =>
            writeCookie(cookies, 'regisPromotion', registrationCookie(context.offer)),
          dropOffer: () => cookies.remove('regisPromotion'),
          closeOffer: () => {
            writeCookie(cookies, 'closeRegisPromotion', 'true')
            cookies.remove('regisPromotion')
          },
        },
      }),
      depositPromotion: depositPromotionMachine.provide({
        actors: {
          ...shared.actors,
          checkDeposit: fromPromise(async ({ signal }) => {
            const answer = await api.call(checkDepositPromotionCall, {}, background(signal))
            return { check: checkOf(answer), now: clock.now() }
          }),
        },
        guards: {
          ...shared.guards,
          isTaken: () => keptDeposit() !== null,
          isClosed: isEarned,
          isGone: ({ context }) => !isDepositKept(context.offer),
          canCheck: ({ context }) => context.isMember && credentials.hasRewardToken(),
        },
        actions: {
          resume: assign(({ context }) => ({
            offer: keptDeposit() ?? context.offer,
            now: clock.now(),
          })),
          begin: assign(({ context }) => ({
            offer: { ...context.offer, start: clock.now() },
            now: clock.now(),
          })),
          keepOffer: ({ context }) =>
            writeCookie(cookies, 'depositPromotion', depositCookie(context.offer)),
          endOffer: ({ context }) => {
            if (isDepositKept(context.offer)) dropOffers(services)
          },
          saveEarned: ({ context, system }) => {
            if (isDepositKept(context.offer)) cookies.remove('depositPromotion')
            storages.local.write(earnedMirror, 'true')
            writeCookie(cookies, 'regisPromotionActive', 'true')
            system.get('balance')?.send({ type: 'balance.refetch' })
          },
        },
      }),
      promotionBox: promotionBoxMachine.provide({
        actions: {
          keepCollapsed: (_, { isCollapsed }) =>
            void storages.local.write(collapsedKey, String(isCollapsed)),
        },
      }),
      askOffers: fromPromise<Offers | null>(async ({ signal }) => {
        const answer = await api.call(getPromotionCall, {}, background(signal))
        return answer.kind === 'accepted' ? asOfNow(answer.value.offers, clock.now()) : null
      }),
      // Guards cannot reach the actor system, so this actor gives them a function that can.
      watchRegistration: fromCallback<EventObject>(({ system }) => {
        isRegistering = () => {
          const registration: AnyActorRef | undefined = system.get('registration')
          return (
            registration !== undefined && flowScreen(registration.getSnapshot()) === 'submitting'
          )
        }
      }),
    },
    guards: {
      ...shared.guards,
      // For a member the server decides, because the flags belong to the device [OPEN-15]. Both offers require newcomers to register first [SITE-06].
      mayOffer: () => credentials.hasSession() || (site.isRegistrationOpen && !isClosed()),
    },
    actions: { dropOffers: () => dropOffers(services) },
  })
  return { logic, input: readInput(services) }
}

/**
 * Removes everything that belongs to a running offer; the flags that an offer has ended stay [PROMO-07, PROMO-17,
 * OPEN-12].
 */
function dropOffers({ cookies, credentials }: Pick<Services, 'cookies' | 'credentials'>): void {
  credentials.dropRewardToken()
  cookies.remove('regisPromotion')
  cookies.remove('depositPromotion')
}

/** The result of a check; anything but a clear answer counts as a failed check [PROMO-13]. */
function checkOf(answer: CallAnswer<unknown, 'depositPromotion'>): DepositCheck {
  if (answer.kind === 'accepted') return 'earned'
  const isRefused = answer.kind === 'refused' && answer.refusal.meaning === 'other'
  return isRefused ? 'notYet' : 'cannotCheck'
}

function readInput(services: PromotionServices): PromotionsInput {
  const { clock, cookies, credentials, device, storages } = services
  const now = clock.now()
  const isMember = credentials.hasSession()
  const collapsed = storages.local.read(collapsedKey)
  return {
    registration: {
      kept: readKeptOffer(readRegistrationOfferCookie(cookies), now),
      isMember,
      now,
      isClaimSent: claimsByRegistering(services),
    },
    deposit: { kept: readKeptOffer(readDepositOfferCookie(cookies), now), isMember, now },
    isMember,
    // On a phone the box starts collapsed, because there is little room.
    isBoxCollapsed: collapsed === null ? deviceClassOf(device) === 'mobile' : collapsed === 'true',
  }
}
