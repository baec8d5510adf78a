import { assign, setup } from 'xstate'
import type { ChatAccountProblem, ChatAccountSight, ChatAccountStep } from './chat-account.sight.ts'

interface World extends Pick<ChatAccountSight, 'problem'> {
  readonly isLinked: boolean
  /** The chat service's ticket was used, but its answer was lost. */
  readonly isTicketUsed: boolean
}

const say = (problem: ChatAccountProblem) => ({ type: 'say' as const, params: { problem } })

/** A chat account from the view of its member, the chat service and the server. */
export const chatAccountModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in ChatAccountStep]: { type: Step } }[ChatAccountStep],
    meta: {} as Pick<ChatAccountSight, 'page'>,
  },
  guards: {
    isLinked: ({ context }) => context.isLinked,
    isNotLinked: ({ context }) => !context.isLinked,
    isTicketUsed: ({ context }) => context.isTicketUsed,
  },
  actions: {
    say: assign((_, { problem }: { problem: ChatAccountProblem }) => ({ problem })),
    sayNothing: assign({ problem: null }),
    link: assign({ isLinked: true }),
    useTicket: assign({ isTicketUsed: true }),
    forgetTicket: assign({ isTicketUsed: false }),
  },
}).createMachine({
  id: 'chatAccountJourney',
  context: { isLinked: false, isTicketUsed: false, problem: null },
  initial: 'home',
  states: {
    home: {
      initial: 'bare',
      entry: ['sayNothing', 'forgetTicket'],
      meta: { page: 'home' },
      on: { reload: 'home' },
      states: {
        bare: {
          entry: 'sayNothing',
          on: {
            openLink: [{ guard: 'isLinked', target: 'confirmingChange' }, { target: 'linked' }],
            openLinkInApp: { guard: 'isNotLinked', target: 'opened' },
            openAndLoseAnswer: { target: 'failed', actions: say('chatLink.error.failed') },
            openWhatIsUsed: {
              guard: 'isNotLinked',
              target: 'failed',
              actions: say('chatLink.error.alreadyUsed'),
            },
            signOut: '#visitor',
            followUsedLink: '#chatAccountJourney.home',
          },
        },
        confirmingChange: {
          on: { confirmChange: 'linked', keepAccount: 'bare' },
        },
        opened: {
          on: { linkInApp: 'linked', lookAgain: 'opened', openAgain: 'linked', cancel: 'bare' },
        },
        failed: {
          on: {
            tryAgain: [
              { guard: 'isLinked', target: 'confirmingChange', actions: 'sayNothing' },
              { target: 'linked', actions: 'sayNothing' },
            ],
            cancel: 'bare',
          },
        },
        linked: {
          entry: 'link',
          on: { acknowledge: 'bare' },
        },
      },
    },
    visitor: {
      id: 'visitor',
      meta: { page: 'visitor' },
      on: { goToLogin: 'login' },
    },
    login: {
      meta: { page: 'login' },
      on: {
        signIn: 'home',
        askAndLoseAddress: { actions: say('chatSignIn.error.notOpened') },
        signInByChat: [
          { guard: 'isLinked', target: 'home' },
          { target: 'return', actions: say('chatSignIn.error.notLinked') },
        ],
        signInByChatAndLoseAnswer: {
          guard: 'isLinked',
          target: 'return.worthRetrying',
          actions: say('login.error.broken'),
        },
        signInByChatUnheardOf: {
          guard: 'isLinked',
          target: 'return.worthRetrying',
          actions: ['useTicket', say('login.error.broken')],
        },
        signInByChatTooEarly: {
          guard: 'isLinked',
          target: 'return.worthRetrying',
          actions: say('login.error.waitOneMinute'),
        },
        followUsedLink: { target: 'return', actions: say('chatSignIn.failed') },
      },
    },
    return: {
      id: 'return',
      meta: { page: 'return' },
      initial: 'over',
      on: {
        signInByChat: [
          { guard: 'isLinked', target: 'home' },
          { target: 'return', actions: say('chatSignIn.error.notLinked') },
        ],
        usePassword: { target: 'login', actions: ['forgetTicket', 'sayNothing'] },
        reload: { target: 'return', actions: ['forgetTicket', say('chatSignIn.failed')] },
      },
      states: {
        over: {},
        worthRetrying: {
          on: {
            retry: [
              {
                guard: 'isTicketUsed',
                target: 'over',
                actions: ['forgetTicket', say('chatSignIn.failed')],
              },
              { target: '#chatAccountJourney.home' },
            ],
          },
        },
      },
    },
  },
})
