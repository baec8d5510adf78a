import { payoutSetup } from './payout.setup.ts'

/**
 * The look before a payout: nothing has been asked for yet, and no amount can be typed. Where the site wants
 * it the password is typed here, and the server is asked about it first. What is confirmed is checked once
 * more by the flow that runs it, before that and after it, since the balance, the day or another tab may have
 * changed meanwhile.
 */
export const reviewingState = payoutSetup.createStateConfig({
  description: 'One look at what is asked for, before it is.',
  meta: { screen: 'reviewing' },
  initial: 'looking',
  invoke: {
    id: 'guardPassword',
    src: 'guardPassword',
    onError: { description: 'The vault forgets the password with the session at the latest.' },
  },
  on: {
    'payout.change': {
      description: 'Also while the server is asked about the password: nothing is paid out then.',
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
      description: 'Another tab may have asked for one that nobody answered.',
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
      description: 'Without an answer nothing is sent: the flow has ended the look then.',
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
      description: 'The server is asked about the password; the payout itself is not sent yet.',
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
          description: 'The look says that nobody knows.',
          target: 'looking',
          actions: ['dropPassword', 'setPasswordUnanswered'],
        },
      },
    },
  },
})
