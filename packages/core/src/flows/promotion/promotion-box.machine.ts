import { setup } from 'xstate'
import { notProvided } from '../../kernel/flow/not.provided.ts'

export type PromotionBoxEvent = { type: 'promotionBox.minimise' } | { type: 'promotionBox.show' }

export interface PromotionBoxInput {
  readonly isCollapsed: boolean
}

/** The box that counts down a running offer, expanded or collapsed to a button [PROMO-14…18]. */
export const promotionBoxMachine = setup({
  types: {
    context: {} as PromotionBoxInput,
    events: {} as PromotionBoxEvent,
    input: {} as PromotionBoxInput,
    meta: {} as { screen: 'expanded' | 'collapsed' },
  },
  guards: { isCollapsed: ({ context }) => context.isCollapsed },
  actions: {
    keepCollapsed: notProvided<[unknown, PromotionBoxInput]>('keepCollapsed'),
  },
}).createMachine({
  id: 'promotionBox',
  description: 'The box that counts down a running offer, expanded or collapsed to a button.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isCollapsed', target: 'collapsed' }, { target: 'expanded' }],
    },
    expanded: {
      meta: { screen: 'expanded' },
      on: {
        'promotionBox.minimise': {
          target: 'collapsed',
          actions: { type: 'keepCollapsed', params: { isCollapsed: true } },
        },
      },
    },
    collapsed: {
      meta: { screen: 'collapsed' },
      on: {
        'promotionBox.show': {
          target: 'expanded',
          actions: { type: 'keepCollapsed', params: { isCollapsed: false } },
        },
      },
    },
  },
})
