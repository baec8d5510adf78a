import { qrPaymentSetup } from './qr-payment.setup.ts'

/** The lifetime of a code, and who decides that it has expired [DEP-44, DEP-45, OPEN-83]. */
export const lifetimeRegion = qrPaymentSetup.createStateConfig({
  initial: 'running',
  states: {
    running: {
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'lastWord',
          },
          {
            guard: { type: 'isExpiryUnconfirmed', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
        'clock.adjusted': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'lastWord',
          },
          {
            guard: { type: 'isExpiryUnconfirmed', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
        'page.resumed': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'lastWord',
          },
          {
            guard: { type: 'isExpiryUnconfirmed', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
      },
    },
    overtime: {
      description: 'The deadline has passed by a clock that may be wrong: only the server decides.',
      tags: 'overtime',
      after: { unconfirmedLimit: { target: 'lastWord.deciding', actions: 'markWaitedOut' } },
      on: {
        'clock.adjusted': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'lastWord',
          },
          {
            guard: { type: 'isInTime', params: ({ event }) => event },
            target: 'running',
          },
        ],
        'page.hidden': 'running',
      },
    },
    lastWord: {
      description: 'The deadline has passed, but the server decides: paid beats expired.',
      tags: 'lastWord',
      entry: 'raisePollNow',
      after: {
        lastWordLimit: {
          target: '#qrPayment.ended',
          actions: {
            type: 'setEnding',
            params: { kind: 'expired', word: 'none' },
          },
        },
      },
      initial: 'opening',
      states: {
        opening: {
          always: [{ guard: 'isOverForAnyClock', target: 'deciding' }, { target: 'early' }],
        },
        early: {
          description: 'By the server’s clock there may be a moment left.',
          after: { clockTolerance: 'late' },
        },
        late: {
          description: 'Over by any clock; an answer that is under way may be older.',
          on: { 'poll.waiting': { target: 'deciding', actions: 'raisePollNow' } },
        },
        deciding: {
          on: {
            'poll.waiting': {
              target: '#qrPayment.ended',
              actions: {
                type: 'setEnding',
                params: { kind: 'expired', word: 'deadline' },
              },
            },
          },
        },
      },
      on: {
        'page.hidden': 'running',
        'clock.adjusted': [
          {
            description: 'The device’s clock was ahead.',
            guard: { type: 'isInTime', params: ({ event }) => event },
            target: 'running',
          },
          {
            description: 'A server’s answer contradicts the clock.',
            guard: { type: 'isExpiryUnconfirmed', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
      },
    },
  },
})
