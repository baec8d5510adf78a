import { assign, setup } from 'xstate'
import type {
  PasswordChangeProblem,
  PasswordChangeSight,
  PasswordChangeStep,
} from './password-change.sight.ts'

interface World extends Pick<PasswordChangeSight, 'problem'> {
  /** The password was changed, but the answer was lost. */
  readonly isLost: boolean
}

const say = (problem: PasswordChangeProblem) => ({ type: 'say' as const, params: { problem } })

/** A password change from the view of the member, another tab and the server. */
export const passwordChangeModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in PasswordChangeStep]: { type: Step } }[PasswordChangeStep],
    meta: {} as Pick<PasswordChangeSight, 'page'>,
  },
  guards: {
    isLost: ({ context }) => context.isLost,
  },
  actions: {
    say: assign((_, { problem }: { problem: PasswordChangeProblem }) => ({ problem })),
    sayNothing: assign({ problem: null }),
    loseAnswer: assign({ isLost: true }),
    knowPassword: assign({ isLost: false }),
  },
}).createMachine({
  id: 'passwordChangeJourney',
  context: { problem: null, isLost: false },
  initial: 'home',
  states: {
    home: {
      entry: 'sayNothing',
      meta: { page: 'home' },
      on: { open: 'change', reload: 'home', signOut: 'visitor' },
    },
    change: {
      id: 'change',
      meta: { page: 'change' },
      on: {
        changeWithWrongOld: { actions: say('validation.error.oldPasswordWrong') },
        changeWithTypo: { actions: say('validation.error.passwordMismatch') },
        changeAndLoseAnswer: {
          target: 'failure',
          actions: ['loseAnswer', say('reset.error.failed')],
        },
        repeatChange: { guard: 'isLost', actions: say('validation.error.oldPasswordWrong') },
        changeToSame: { target: 'home', actions: 'knowPassword' },
        changeWithOldTokens: { target: 'home', actions: 'knowPassword' },
        changeWithoutSession: 'login',
        change: { target: 'home', actions: 'knowPassword' },
        otherTabSignsOut: 'visitor',
        reload: { target: 'change', actions: 'sayNothing' },
        goHome: 'home',
      },
    },
    failure: {
      meta: { page: 'failure' },
      on: {
        tryAgain: 'change',
        reload: { target: 'change', actions: 'sayNothing' },
        goHome: 'home',
      },
    },
    visitor: {
      entry: 'sayNothing',
      meta: { page: 'visitor' },
      on: { goToLogin: 'login' },
    },
    login: {
      initial: 'empty',
      entry: 'sayNothing',
      on: {
        signIn: { target: 'home', actions: 'knowPassword' },
      },
      states: {
        empty: {
          meta: { page: 'login' },
          on: {
            signInWithOther: { target: 'refused', actions: say('login.error.wrongCredentials') },
          },
        },
        refused: { meta: { page: 'login' } },
      },
    },
  },
})
