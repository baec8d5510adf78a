import { assign, type EventObject, enqueueActions, setup } from 'xstate'
import {
  callbackNotProvided,
  chartNotProvided,
  notProvided,
  promiseNotProvided,
} from '../../kernel/flow/not.provided.ts'
import { depositPromotionMachine } from './deposit-promotion.machine.ts'
import type { Offers } from './offer.ts'
import type {
  PromotionFact,
  PromotionInput,
  PromotionsEvent,
  RegistrationPromotionInput,
} from './promotion.types.ts'
import { promotionBoxMachine } from './promotion-box.machine.ts'
import { registrationPromotionMachine } from './registration-promotion.machine.ts'

export interface PromotionsInput {
  readonly registration: RegistrationPromotionInput
  readonly deposit: PromotionInput
  readonly isBoxCollapsed: boolean
  readonly isMember: boolean
}

/** Both timed promotions and their box: loads the offers and forwards events to them. */
export const promotionsMachine = setup({
  types: {
    context: {} as PromotionsInput,
    events: {} as PromotionsEvent,
    input: {} as PromotionsInput,
    emitted: {} as PromotionFact,
    children: {} as {
      registrationPromotion: 'registrationPromotion'
      depositPromotion: 'depositPromotion'
      promotionBox: 'promotionBox'
    },
    tags: {} as 'busy',
  },
  actors: {
    registrationPromotion: chartNotProvided<typeof registrationPromotionMachine>(
      registrationPromotionMachine,
    ),
    depositPromotion: chartNotProvided<typeof depositPromotionMachine>(depositPromotionMachine),
    promotionBox: chartNotProvided<typeof promotionBoxMachine>(promotionBoxMachine),
    askOffers: promiseNotProvided<Offers | null>('askOffers'),
    watchRegistration: callbackNotProvided<EventObject>('watchRegistration'),
  },
  guards: {
    isMember: ({ context }) => context.isMember,
    isVisitor: ({ context }) => !context.isMember,
    mayOffer: notProvided('mayOffer'),
    isUnseen: notProvided('isUnseen'),
  },
  actions: {
    dropOffers: notProvided('dropOffers'),
    sendToRegistration: ({ event, system }) => system.get('registrationPromotion')?.send(event),
    sendToDeposit: ({ event, system }) => system.get('depositPromotion')?.send(event),
    setMember: assign({ isMember: true }),
    setVisitor: assign({ isMember: false }),
    sendMembership: ({ context: { isMember }, system }) => {
      for (const name of ['registrationPromotion', 'depositPromotion']) {
        system.get(name)?.send({ type: 'member.changed', isMember })
      }
    },
    sendDropped: ({ system }) => {
      for (const name of ['registrationPromotion', 'depositPromotion']) {
        system.get(name)?.send({ type: 'promotion.dropped' })
      }
    },
    sendOffers: ({ system }, { offers }: { offers: Offers | null }) => {
      if (offers?.registration) {
        system.get('registrationPromotion')?.send({
          type: 'promotion.offered',
          offer: offers.registration,
          start: null,
        })
      }
      if (offers?.deposit) {
        system.get('depositPromotion')?.send({
          type: 'promotion.offered',
          offer: offers.deposit,
          start: offers.depositStart,
        })
      }
    },
    goToLogin: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'page.requested', page: 'login' })
    }),
  },
}).createMachine({
  id: 'promotions',
  description: 'Both timed promotions and their box: loads the offers and forwards events to them.',
  context: ({ input }) => input,
  initial: 'deciding',
  invoke: [
    {
      id: 'registrationPromotion',
      src: 'registrationPromotion',
      systemId: 'registrationPromotion',
      input: ({ context }) => context.registration,
      onError: { description: 'The site works without the offer.' },
    },
    {
      id: 'depositPromotion',
      src: 'depositPromotion',
      systemId: 'depositPromotion',
      input: ({ context }) => context.deposit,
      onError: { description: 'The server still credits the bonus that it promised.' },
    },
    {
      id: 'promotionBox',
      src: 'promotionBox',
      systemId: 'promotionBox',
      input: ({ context }) => ({ isCollapsed: context.isBoxCollapsed }),
      onError: { description: 'A running offer continues without being shown.' },
    },
    {
      id: 'watchRegistration',
      src: 'watchRegistration',
      onError: { description: 'An offer may then end while a registration is in flight.' },
    },
  ],
  on: {
    'promotions.alreadyRegistered': { actions: ['dropOffers', 'sendDropped', 'goToLogin'] },
    'registration.succeeded': { actions: 'sendToRegistration' },
    'registration.unanswered': { actions: 'sendToRegistration' },
    'deposit.succeeded': { actions: 'sendToDeposit' },
    'session.started': {
      guard: 'isVisitor',
      target: '.deciding',
      actions: ['setMember', 'sendMembership'],
    },
    'session.ended': {
      guard: 'isMember',
      target: '.deciding',
      actions: ['setVisitor', 'sendMembership'],
    },
    'page.resumed': { actions: ['sendToRegistration', 'sendToDeposit'] },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isUnseen', target: 'unseen' },
        { guard: 'mayOffer', target: 'asking' },
        { target: 'resting' },
      ],
    },
    unseen: {
      description: 'A hidden page does not load offers.',
      on: {
        'page.resumed': { target: 'deciding', actions: ['sendToRegistration', 'sendToDeposit'] },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askOffers',
        src: 'askOffers',
        onDone: {
          target: 'resting',
          actions: { type: 'sendOffers', params: ({ event }) => ({ offers: event.output }) },
        },
        onError: { description: 'Nothing is offered until the next visit.', target: 'resting' },
      },
    },
    resting: {},
  },
})
