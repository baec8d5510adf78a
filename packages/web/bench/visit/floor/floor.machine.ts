import { assign, setup } from 'xstate'

export type FloorField = 'username' | 'password'

/** A form as small as one can be: two fields and whether both are filled. */
export const floorMachine = setup({
  types: {
    context: {} as Readonly<Record<FloorField, string>>,
    events: {} as
      | { readonly type: 'typed'; readonly field: FloorField; readonly text: string }
      | { readonly type: 'sent' },
  },
  guards: {
    isFilled: ({ context }) => context.username !== '' && context.password !== '',
  },
  actions: {
    noteText: assign(({ context, event }) =>
      event.type === 'typed' ? { ...context, [event.field]: event.text } : context,
    ),
  },
}).createMachine({
  id: 'floor',
  context: { username: '', password: '' },
  initial: 'entering',
  states: {
    entering: {
      on: { typed: { actions: 'noteText' }, sent: { guard: 'isFilled', target: 'sent' } },
    },
    sent: { type: 'final' },
  },
})
