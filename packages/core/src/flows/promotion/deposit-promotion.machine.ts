import { depositPromotionSetup, startDepositPromotion } from './deposit-promotion.setup.ts'
import { deadlineOf } from './offer.ts'

/** A credit for anyone who deposits in time; the server has the last word [PROMO-06…13, OPEN-12, OPEN-14]. */
export const depositPromotionMachine = depositPromotionSetup.createMachine({
  id: 'depositPromotion',
  description: 'A credit for anyone who deposits in time; the server has the last word.',
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
          description: 'A cookie that does not say since when it runs says so from now on.',
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
            description: 'The server handed over one that runs.',
            guard: { type: 'isRunning', params: ({ event }) => event },
            target: 'running',
            actions: [{ type: 'setOffer', params: ({ event }) => event }, 'keepOffer'],
          },
          { description: 'One was earned on this device: no new one.', guard: 'isClosed' },
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
            description: 'It runs in another tab already, and goes on here.',
            guard: 'isTaken',
            target: 'running',
            actions: ['resume', 'keepOffer'],
          },
          { description: 'It is over in another tab.', guard: 'isClosed', target: 'absent' },
          {
            description: 'Nobody can deposit before they have registered.',
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
        onError: { description: 'A page that is back looks at the clock itself.' },
      },
      on: {
        'page.resumed': [
          { guard: 'isGone', target: 'absent' },
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'lastWord' },
          { target: '.waking', actions: { type: 'setNow', params: ({ event }) => event } },
        ],
        'member.changed': [
          {
            description: 'It was another member’s; the server hands over what runs for this one.',
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
            'At the start, after a deposit and when the page is back, the server is asked.',
          always: [
            { guard: 'canCheck', target: 'checking' },
            {
              description: 'Without a token for the service that answers nobody can be asked.',
              guard: 'isMember',
              target: 'resting',
              actions: 'setCannotCheck',
            },
            { target: 'resting' },
          ],
        },
        checking: {
          description: 'The server credits before it answers: its answer is waited for.',
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
                description: 'The answer may not know of what happened meanwhile.',
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
                description: 'The last word may know.',
                guard: 'isPast',
                target: '#depositPromotion.lastWord',
              },
              {
                description: 'It is said, blocks nothing, and the next question may know.',
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
      description: 'A member who paid in time from another app keeps the bonus.',
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
              description: 'Without a token nobody can be asked, and a visitor may be anybody.',
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
                description: 'The answer may not know of the deposit that came meanwhile.',
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
              description: 'The end says that nobody knows.',
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
      description: 'Nobody said whether enough came in time; the server credits what did.',
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
