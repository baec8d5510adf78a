import { depositPromotionSetup, startDepositPromotion } from './deposit-promotion.setup.ts'
import { deadlineOf } from './offer.ts'

/** A bonus for anyone who deposits in time; the server decides [PROMO-06…13, OPEN-12, OPEN-14]. */
export const depositPromotionMachine = depositPromotionSetup.createMachine({
  id: 'depositPromotion',
  description: 'A bonus for anyone who deposits in time; the server decides.',
  context: ({ input }) => startDepositPromotion(input),
  initial: 'deciding',
  on: {
    'promotion.dropped': '.absent',
    'member.changed': { actions: { type: 'setMember', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        {
          description: 'A cookie without a start gets one now.',
          guard: 'isKept',
          target: 'running',
          actions: 'keepOffer',
        },
        { target: 'absent' },
      ],
    },
    absent: {
      on: {
        'promotion.offered': [
          {
            description: 'The server sent an offer that already runs.',
            guard: { type: 'isRunning', params: ({ event }) => event },
            target: 'running',
            actions: [{ type: 'setOffer', params: ({ event }) => event }, 'keepOffer'],
          },
          {
            description: 'A bonus was already earned on this device: there is no new offer.',
            guard: 'isClosed',
          },
          {
            target: 'offered',
            actions: { type: 'setOffer', params: ({ event }) => event },
          },
        ],
      },
    },
    offered: {
      meta: { screen: 'offered' },
      on: {
        'promotion.take': [
          {
            description: 'The offer already runs in another tab, and continues here.',
            guard: 'isTaken',
            target: 'running',
            actions: ['resume', 'keepOffer'],
          },
          {
            description: 'The offer has ended in another tab.',
            guard: 'isClosed',
            target: 'absent',
          },
          {
            description: 'A visitor has to register before depositing.',
            guard: 'isMember',
            target: 'running',
            actions: ['begin', 'keepOffer'],
          },
        ],
        'member.changed': {
          target: 'absent',
          actions: { type: 'setMember', params: ({ event }) => event },
        },
      },
    },
    running: {
      meta: { screen: 'running' },
      initial: 'waking',
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context }) => ({ deadline: deadlineOf(context.offer) }),
        onError: { description: 'The time is still checked when the page resumes.' },
      },
      on: {
        'page.resumed': [
          { guard: 'isGone', target: 'absent' },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'lastWord' },
          { target: '.waking', actions: { type: 'setNow', params: ({ event }) => event } },
        ],
        'member.changed': [
          {
            description:
              'The offer was another member’s; the server sends the one that runs for this member.',
            guard: 'isGone',
            target: 'absent',
            actions: { type: 'setMember', params: ({ event }) => event },
          },
          { target: '.waking', actions: { type: 'setMember', params: ({ event }) => event } },
        ],
        'deposit.succeeded': '.waking',
      },
      states: {
        waking: {
          description:
            'The server is asked at the start, after a deposit and when the page resumes.',
          always: [
            { guard: 'canCheck', target: 'checking' },
            {
              description: 'Without a token for the reward service the server cannot be asked.',
              guard: 'isMember',
              target: 'resting',
              actions: 'setCannotCheck',
            },
            { target: 'resting' },
          ],
        },
        checking: {
          description:
            'The server credits the bonus before it answers, so the check is never cut short.',
          tags: 'busy',
          entry: 'markAsked',
          invoke: {
            id: 'checkDeposit',
            src: 'checkDeposit',
            onDone: [
              {
                guard: { type: 'isEarned', params: ({ event }) => event.output },
                target: '#depositPromotion.won',
              },
              { guard: 'isPast', target: '#depositPromotion.lastWord' },
              {
                description: 'The answer may not include what happened meanwhile.',
                guard: 'isOutdated',
                target: 'waking',
              },
              {
                target: 'resting',
                actions: { type: 'setCheck', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                description: 'The last check may have an answer.',
                guard: 'isPast',
                target: '#depositPromotion.lastWord',
              },
              {
                description: 'The failure is shown and blocks nothing; the next check may succeed.',
                target: 'resting',
                actions: 'setCannotCheck',
              },
            ],
          },
          on: {
            'member.changed': [
              {
                guard: 'isGone',
                target: '#depositPromotion.absent',
                actions: { type: 'setMember', params: ({ event }) => event },
              },
              {
                actions: ['markOutdated', { type: 'setMember', params: ({ event }) => event }],
              },
            ],
            'deposit.succeeded': { actions: 'markOutdated' },
          },
          initial: 'inTime',
          states: {
            inTime: {
              on: {
                'clock.ticked': [
                  { guard: 'isUnseen' },
                  {
                    guard: { type: 'isOver', params: ({ event }) => event },
                    target: 'late',
                    actions: { type: 'setNow', params: ({ event }) => event },
                  },
                  { actions: { type: 'setNow', params: ({ event }) => event } },
                ],
                'page.resumed': [
                  {
                    guard: { type: 'isOver', params: ({ event }) => event },
                    target: 'late',
                    actions: { type: 'setNow', params: ({ event }) => event },
                  },
                  {
                    actions: ['markOutdated', { type: 'setNow', params: ({ event }) => event }],
                  },
                ],
              },
            },
            late: {
              after: { lastWordWait: '#depositPromotion.unknown' },
              on: { 'clock.ticked': {}, 'page.resumed': {} },
            },
          },
        },
        resting: {
          on: {
            'clock.ticked': [
              { guard: 'isGone', target: '#depositPromotion.absent' },
              { guard: 'isUnseen' },
              {
                guard: { type: 'isOver', params: ({ event }) => event },
                target: '#depositPromotion.lastWord',
              },
              {
                guard: { type: 'isCheckDue', params: ({ event }) => event },
                target: 'waking',
                actions: { type: 'setNow', params: ({ event }) => event },
              },
              { actions: { type: 'setNow', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    lastWord: {
      description:
        'The server is asked once more: a member who paid in time from another app keeps the bonus.',
      tags: 'busy',
      meta: { screen: 'running' },
      initial: 'deciding',
      after: { lastWordWait: 'unknown' },
      on: {
        'member.changed': {
          guard: 'isGone',
          target: 'absent',
          actions: { type: 'setMember', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'canCheck', target: 'checking' },
            {
              description:
                'Without a token the server cannot be asked, and a visitor may be any member.',
              target: '#depositPromotion.unknown',
            },
          ],
        },
        checking: {
          entry: 'markAsked',
          on: { 'deposit.succeeded': { actions: 'markOutdated' } },
          invoke: {
            id: 'askLastWord',
            src: 'checkDeposit',
            onDone: [
              {
                guard: { type: 'isEarned', params: ({ event }) => event.output },
                target: '#depositPromotion.won',
              },
              {
                description: 'The answer may not include the deposit that succeeded meanwhile.',
                guard: 'isOutdated',
                target: 'deciding',
              },
              {
                guard: { type: 'isNotYet', params: ({ event }) => event.output },
                target: '#depositPromotion.missed',
              },
              { target: '#depositPromotion.unknown' },
            ],
            onError: {
              description: 'The screen says that the outcome is unknown.',
              target: '#depositPromotion.unknown',
            },
          },
        },
      },
    },
    missed: {
      entry: 'endOffer',
      meta: { screen: 'missed' },
      on: { 'promotion.acknowledge': 'absent' },
    },
    unknown: {
      description:
        'The server did not say whether enough was deposited in time; if so, it credits the bonus anyway.',
      entry: 'endOffer',
      meta: { screen: 'unknown' },
      on: { 'promotion.acknowledge': 'absent' },
    },
    won: {
      entry: 'saveEarned',
      meta: { screen: 'won' },
      on: { 'promotion.acknowledge': 'absent' },
    },
  },
})
