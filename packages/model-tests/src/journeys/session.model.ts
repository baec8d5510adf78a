import { assign, setup } from 'xstate'
import { type MemberName, otherThan, type SessionSight, type SessionStep } from './session.sight.ts'

interface World {
  readonly name: MemberName
  /** Whether the login leads on to the deposit. */
  readonly isDepositWanted: boolean
}

/** A session as its member, the member's other tabs and the server know it. */
export const sessionModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in SessionStep]: { type: Step } }[SessionStep],
    meta: {} as Omit<SessionSight, 'name'>,
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
      meta: { page: 'home', isRefused: false },
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
      initial: 'empty',
      on: {
        signIn: [{ guard: 'isDepositWanted', target: 'member.depositing' }, { target: 'member' }],
        otherTabSignsIn: [
          { guard: 'isDepositWanted', target: 'member.depositing' },
          { target: 'member' },
        ],
        signInIsRefused: '.refused',
        reload: '.empty',
        goHome: 'visitor',
      },
      states: {
        empty: { meta: { page: 'login', isRefused: false } },
        refused: { meta: { page: 'login', isRefused: true } },
      },
    },
    member: {
      initial: 'home',
      on: {
        otherTabSignsOut: 'visitor',
        otherTabChangesMember: { target: 'member', actions: 'changeMember' },
      },
      states: {
        home: {
          entry: 'wantNothing',
          meta: { page: 'home', isRefused: false },
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
          meta: { page: 'deposit', isRefused: false },
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
