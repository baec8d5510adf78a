import { assign, setup } from 'xstate'
import { type MemberName, otherThan, type SessionSight, type SessionStep } from './session.sight.ts'

interface World {
  readonly name: MemberName
  /** Whether the login leads to the deposit. */
  readonly isDepositWanted: boolean
}

const toMember = [
  { guard: 'isDepositWanted', target: '#member.depositing' },
  { target: '#member' },
] as const

/** A session from the view of its member, the member's other tabs and the server. */
export const sessionModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in SessionStep]: { type: Step } }[SessionStep],
    meta: {} as Pick<SessionSight, 'page'> & Partial<Omit<SessionSight, 'name'>>,
  },
  guards: {
    isDepositWanted: ({ context }) => context.isDepositWanted,
  },
  actions: {
    wantDeposit: assign({ isDepositWanted: true }),
    wantNothing: assign({ isDepositWanted: false }),
    beDemo: assign({ name: 'demo' }),
    changeMember: assign(({ context: { name } }) => ({ name: otherThan(name) })),
  },
}).createMachine({
  id: 'sessionJourney',
  context: { name: 'demo', isDepositWanted: false },
  initial: 'visitor',
  states: {
    visitor: {
      id: 'visitor',
      entry: ['wantNothing', 'beDemo'],
      meta: { page: 'home' },
      on: {
        openLogin: 'login',
        followDepositLink: { target: 'login', actions: 'wantDeposit' },
        otherTabSignsIn: 'member',
        reload: 'visitor',
      },
    },
    login: {
      id: 'login',
      entry: 'beDemo',
      initial: 'form',
      on: { goHome: 'visitor', reload: 'login' },
      states: {
        form: {
          id: 'form',
          initial: 'empty',
          on: {
            signIn: toMember,
            otherTabSignsIn: toMember,
            signInIsRefused: '.refused',
            signInMustWait: 'waiting',
            signInIsLost: 'lost',
          },
          states: {
            empty: { meta: { page: 'login' } },
            refused: { meta: { page: 'login', isRefused: true } },
          },
        },
        waiting: {
          meta: { page: 'login', isRefused: true, isWaiting: true },
          on: { minutePasses: 'form', otherTabSignsIn: toMember },
        },
        lost: {
          meta: { page: 'failure' },
          on: { tryAgain: 'form' },
        },
      },
    },
    member: {
      id: 'member',
      initial: 'home',
      on: {
        otherTabSignsOut: 'visitor',
        otherTabChangesMember: { target: 'member', actions: 'changeMember' },
      },
      states: {
        home: {
          entry: 'wantNothing',
          meta: { page: 'home' },
          on: {
            openDeposit: 'depositing',
            followDepositLink: 'depositing',
            signOut: '#visitor',
            reload: 'home',
            tokensGrowOld: 'home',
            tokensCannotBeRenewed: '#login',
            serverEndsSession: '#login',
          },
        },
        depositing: {
          entry: 'wantDeposit',
          meta: { page: 'deposit' },
          on: {
            goHome: 'home',
            reload: 'depositing',
            tokensGrowOld: 'depositing',
            tokensCannotBeRenewed: '#login',
            serverEndsSession: '#login',
          },
        },
      },
    },
  },
})
