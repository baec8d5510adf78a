import { qrPaymentSetup } from './qr-payment.setup.ts'

/** The time of a code, and who says that it is over [DEP-44, DEP-45, OPEN-83]. */
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
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
        'clock.adjusted': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'lastWord',
          },
          {
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
        'page.resumed': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'lastWord',
          },
          {
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
      },
    },
    overtime: {
      description: 'The time is over by a clock that may be wrong: the server decides alone.',
      tags: 'overtime',
      after: { longestDoubt: { target: 'lastWord.deciding', actions: 'markWaitedOut' } },
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
      description: 'The time is over, but the server decides: paid beats expired.',
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
          description: 'By the clock of the server there may be a moment left.',
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
            description: 'It was the clock of the device that was ahead.',
            guard: { type: 'isInTime', params: ({ event }) => event },
            target: 'running',
          },
          {
            description: 'An answer contradicts the clock.',
            guard: { type: 'isDoubtful', params: ({ event }) => event },
            target: 'overtime',
          },
        ],
      },
    },
  },
})
