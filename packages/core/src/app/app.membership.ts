import { depositToast, moneyToast, refusalToast, sessionToast } from './app.rules.ts'
import { appSetup } from './app.setup.ts'

/** What every end of a session does first, whoever wanted it. */
const leaveMember = [
  'forgetMember',
  'forgetVisitor',
  'dropListsOfGames',
  'syncFlows',
  'broadcast',
] as const

/** Whether somebody is signed in, and what of theirs must be seen wherever they are. */
export const membershipState = appSetup.createStateConfig({
  initial: 'visitor',
  states: {
    visitor: {
      on: {
        'session.started': {
          target: 'member',
          actions: [
            { type: 'setMember', params: ({ event }) => event },
            'forgetVisitor',
            'dropListsOfGames',
            'broadcast',
            'sendMemberToNavigation',
          ],
        },
      },
    },
    member: {
      tags: 'member',
      initial: 'arriving',
      invoke: {
        id: 'balance',
        src: 'balance',
        systemId: 'balance',
        onError: { actions: 'sendBrokeToContent' },
      },
      on: {
        'session.started': {
          description: 'The name had been lost: what is kept under it is found again.',
          target: 'member',
          reenter: true,
          actions: [
            'forgetMember',
            'syncFlows',
            { type: 'setMember', params: ({ event }) => event },
            'broadcast',
          ],
        },
        'session.ended': [
          {
            guard: { type: 'isWantedEnd', params: ({ event }) => event },
            target: 'visitor',
            actions: [
              ...leaveMember,
              { type: 'sendEndedToNavigation', params: ({ event }) => event },
              {
                type: 'raiseToast',
                params: ({ event }) => ({ toast: sessionToast(event.reason, event.message) }),
              },
            ],
          },
          {
            description: 'The login says why, for as long as nobody signs in.',
            target: 'visitor',
            actions: [
              ...leaveMember,
              { type: 'setEndedSession', params: ({ event }) => event },
              { type: 'sendEndedToNavigation', params: ({ event }) => event },
            ],
          },
        ],
        'withdraw.balanceDoubted': { actions: 'refetchBalance' },
        'affiliate.balanceDoubted': { actions: 'refetchBalance' },
        'affiliate.withdrawn': {
          actions: [
            'refetchBalance',
            {
              type: 'raiseToast',
              params: ({ event }) => ({
                toast: moneyToast('affiliate.withdraw.success', event.amount),
              }),
            },
          ],
        },
        'affiliate.refused': {
          description: 'On its page the form says so.',
          guard: 'isCommissionElsewhere',
          actions: {
            type: 'raiseToast',
            params: ({ event }) => ({ toast: refusalToast(event.message) }),
          },
        },
        'withdraw.succeeded': {
          actions: [
            'refetchBalance',
            'broadcast',
            {
              type: 'raiseToast',
              params: ({ event }) => ({ toast: moneyToast('withdraw.success', event.amount) }),
            },
          ],
        },
        'deposit.outcomeUnknown': { actions: 'refetchBalance' },
        'deposit.ended': {
          description: 'Its money may come all the same.',
          actions: ['refetchBalance', 'addUnsettledFlows', 'syncFlows', 'broadcast'],
        },
        'latePayment.arrived': [
          {
            description: 'Where its code is still told as over, the deposit itself says it.',
            guard: 'isDepositRunning',
            actions: 'broadcast',
          },
          {
            actions: [
              'refetchBalance',
              'broadcastArrival',
              {
                type: 'raiseToast',
                params: ({ event }) => ({ toast: depositToast(event.amount) }),
              },
            ],
          },
        ],
        'deposit.succeeded': [
          {
            guard: { type: 'isSuccessSeen', params: ({ event }) => event },
            actions: ['refetchBalance', 'broadcast'],
          },
          {
            actions: [
              'refetchBalance',
              'broadcast',
              {
                type: 'raiseToast',
                params: ({ event }) => ({ toast: depositToast(event.amount) }),
              },
            ],
          },
        ],
      },
      states: {
        arriving: {
          description: 'A payment that waits must be seen on any page.',
          always: [
            {
              guard: 'hasWaitingPayment',
              target: 'recalling',
              actions: { type: 'addMemberFlow', params: { name: 'deposit' } },
            },
            { target: 'recalling' },
          ],
        },
        recalling: {
          description:
            'A payout without an answer must be seen on any page, and money that comes late.',
          always: [
            { guard: 'hasUnsettledMoney', target: 'returning', actions: 'addUnsettledFlows' },
            { target: 'returning' },
          ],
        },
        returning: {
          description: 'Anyone who was sent to the chat service is told what came of it.',
          always: [
            {
              guard: 'hasLeftForChat',
              target: 'present',
              actions: [{ type: 'addMemberFlow', params: { name: 'chatLink' } }, 'syncFlows'],
            },
            { target: 'present', actions: 'syncFlows' },
          ],
        },
        present: {
          on: {
            'storage.changed': {
              description: 'Another tab may have made a payment.',
              guard: 'hasWaitingPayment',
              actions: [{ type: 'addMemberFlow', params: { name: 'deposit' } }, 'syncFlows'],
            },
            'member.returned': {
              description: 'Another tab may have left a payout without an answer, or a code.',
              guard: 'hasUnsettledMoney',
              actions: ['addUnsettledFlows', 'syncFlows'],
            },
            'chatLink.requested': {
              actions: [
                'broadcast',
                { type: 'addMemberFlow', params: { name: 'chatLink' } },
                'syncFlows',
              ],
            },
          },
        },
      },
    },
  },
})
