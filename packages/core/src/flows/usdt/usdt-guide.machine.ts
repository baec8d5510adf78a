import { assign, setup } from 'xstate'
import { guideSteps, type Swipe, swipeDirection } from './usdt-guide.rules.ts'

export interface UsdtGuideContext {
  /** Counted from 1. */
  readonly step: number
}

export type UsdtGuideEvent =
  | { type: 'guide.open' }
  | { type: 'guide.close' }
  | { type: 'guide.next' }
  | { type: 'guide.previous' }
  | { type: 'guide.swipe'; swipe: Swipe }
  /** The picture of a step was loaded or failed; events of other steps than the current one are ignored. */
  | { type: 'guide.pictureLoaded'; step: number }
  | { type: 'guide.pictureFailed'; step: number }

/** How to deposit USDT, in six steps with a picture each [USDT-10…18]. */
export const usdtGuideMachine = setup({
  types: {
    context: {} as UsdtGuideContext,
    events: {} as UsdtGuideEvent,
    tags: {} as 'pictureLoading' | 'pictureFailed',
    meta: {} as { screen: 'open' },
  },
  guards: {
    hasNext: ({ context }) => context.step < guideSteps,
    hasPrevious: ({ context }) => context.step > 1,
    isSwipeForward: ({ context }, { swipe }: { swipe: Swipe }) =>
      swipeDirection(swipe) === 'next' && context.step < guideSteps,
    isSwipeBack: ({ context }, { swipe }: { swipe: Swipe }) =>
      swipeDirection(swipe) === 'previous' && context.step > 1,
    isOfThisStep: ({ context }, { step }: { step: number }) => step === context.step,
  },
  actions: {
    begin: assign({ step: 1 }),
    showNextStep: assign(({ context }) => ({ step: context.step + 1 })),
    showPreviousStep: assign(({ context }) => ({ step: context.step - 1 })),
  },
}).createMachine({
  id: 'usdtGuide',
  description: 'How to deposit USDT, in six steps with a picture each.',
  context: { step: 1 },
  initial: 'closed',
  states: {
    closed: {
      on: { 'guide.open': { target: 'open', actions: 'begin' } },
    },
    open: {
      meta: { screen: 'open' },
      initial: 'loading',
      on: {
        'guide.close': 'closed',
        'guide.next': { guard: 'hasNext', target: '.loading', actions: 'showNextStep' },
        'guide.previous': { guard: 'hasPrevious', target: '.loading', actions: 'showPreviousStep' },
        'guide.swipe': [
          {
            guard: { type: 'isSwipeForward', params: ({ event }) => event },
            target: '.loading',
            actions: 'showNextStep',
          },
          {
            guard: { type: 'isSwipeBack', params: ({ event }) => event },
            target: '.loading',
            actions: 'showPreviousStep',
          },
        ],
      },
      states: {
        loading: {
          tags: 'pictureLoading',
          on: {
            'guide.pictureLoaded': {
              guard: { type: 'isOfThisStep', params: ({ event }) => event },
              target: 'shown',
            },
            'guide.pictureFailed': {
              guard: { type: 'isOfThisStep', params: ({ event }) => event },
              target: 'failed',
            },
          },
        },
        shown: {},
        failed: {
          description: 'Returning to the step loads its picture again.',
          tags: 'pictureFailed',
        },
      },
    },
  },
})
