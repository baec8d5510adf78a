import { payoutSetup } from './payout.setup.ts'

/**
 * The review before a payout: nothing has been requested yet, and the amount cannot be changed. If the site asks for
 * the password, it is typed here, and the server checks it first. The flow that runs the payout checks the amount
 * again before and after that, because the balance, the day or another tab may have changed meanwhile.
 */
export const reviewingState = payoutSetup.createStateConfig({
  description: 'The member reviews the payout before it is requested.',
  meta: { screen: 'reviewing' },
  initial: 'looking',
  invoke: {
    id: 'guardPassword',
    src: 'guardPassword',
    onError: { description: 'The vault forgets the password with the session at the latest.' },
  },
  on: {
    'payout.change': {
      description: 'Even while the server checks the password: nothing is paid out then.',
      target: '#payout.ended',
      actions: { type: 'setEnding', params: { kind: 'changed' } },
    },
    'route.settled': {
      description:
        'Nothing beneath the review can be pressed: another address means that it was left.',
      guard: 'isPasswordAsked',
      target: '#payout.ended',
      actions: { type: 'setEnding', params: { kind: 'changed' } },
    },
    'payout.leave': {
      target: '#payout.ended',
      actions: { type: 'setEnding', params: { kind: 'left' } },
    },
    'page.resumed': {
      description: 'Another tab may have requested a payout that has no answer.',
      guard: 'hasAttemptElsewhere',
      target: '#payout.pending',
      actions: 'restoreAttempt',
    },
  },
  states: {
    looking: {
      on: {
        'payout.changePassword': {
          actions: { type: 'setPassword', params: ({ event }) => event },
        },
        'payout.confirm': 'checking',
      },
    },
    checking: {
      description:
        'The flow either allows the payout or ends the review; nothing is sent before it answers.',
      entry: 'emitCheck',
      on: { 'payout.allow': 'allowed' },
    },
    allowed: {
      always: [
        { guard: 'isConfirmed', target: '#payout.pending' },
        { guard: 'isPasswordFilled', target: 'confirming' },
        { target: 'looking', actions: 'setPasswordMissing' },
      ],
    },
    confirming: {
      description: 'The server checks the password; the payout itself is not sent yet.',
      tags: ['confirming', 'inMoneyFlow'],
      invoke: {
        id: 'confirmPassword',
        src: 'confirmPassword',
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'checking',
            actions: { type: 'setPasswordAnswer', params: ({ event }) => event.output },
          },
          {
            target: 'looking',
            actions: [
              'dropPassword',
              { type: 'setPasswordAnswer', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          description: 'The review says that the password could not be checked.',
          target: 'looking',
          actions: ['dropPassword', 'setPasswordUnanswered'],
        },
      },
    },
  },
})
