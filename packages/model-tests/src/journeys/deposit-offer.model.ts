import { assign, setup } from 'xstate'
import type { DepositOfferSight, DepositOfferStep } from './deposit-offer.sight.ts'

interface World {
  readonly page: DepositOfferSight['page']
  readonly isMember: boolean
  readonly isCollapsed: boolean
  readonly isLate: boolean
  readonly said: NonNullable<DepositOfferSight['said']>
  /** Whether the server has credited the offer, be it that nobody knows. */
  readonly isCredited: boolean
  /** Whether the server has no time left for the offer. */
  readonly isOver: boolean
  /** Whether this browser knows that the offer was won: it is offered to nobody here any more. */
  readonly isWon: boolean
}

const newcomer: World = {
  page: 'home',
  isMember: false,
  isCollapsed: false,
  isLate: false,
  said: 'nothing',
  isCredited: false,
  isOver: false,
  isWon: false,
}

const over = ({ isMember, isWon, page }: World): World => ({
  ...newcomer,
  isMember,
  isWon,
  page,
  isOver: true,
})

/** Visitors ask nobody; a page that was loaded again has heard nothing yet. */
const saidOnLoad = ({ isMember }: World) => (isMember ? 'notYet' : 'nothing')

/** A deposit offer as the member, time and the server know it. */
export const depositOfferModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in DepositOfferStep]: { type: Step } }[DepositOfferStep],
  },
  guards: {
    // What goes on alike is walked once: with what is said to begin with, and while it is early.
    canMinimise: ({ context: { isCollapsed, isCredited, isLate, said } }) =>
      !isCollapsed && !isCredited && !isLate && said !== 'cannotCheck',
    isCollapsed: ({ context }) => context.isCollapsed,
    isEarly: ({ context }) => !context.isLate && !context.isCollapsed,
    isMember: ({ context }) => context.isMember,
    isToBeEarned: ({ context }) => context.isMember && !context.isCredited,
    canBeUnheard: ({ context: { isCollapsed, isCredited, isLate, isMember } }) =>
      isMember && !isCredited && !isCollapsed && !isLate,
    canLeave: ({ context: { isCredited, isMember, said } }) =>
      isMember && (said === 'notYet' || isCredited),
    isSilent: ({ context: { isCollapsed, isMember } }) => isMember && !isCollapsed,
    /** The next question, which a member asks, is answered with yes. */
    isWinning: ({ context }) => context.isMember && context.isCredited,
    isSpent: ({ context }) => context.isOver || context.isCredited,
    isOfferable: ({ context }) => !context.isMember && !context.isWon,
    isWinner: ({ context }) => context.isMember && context.isWon,
    canDrop: ({ context }) => !context.isMember && !context.isCollapsed,
  },
  actions: {
    beginAnew: assign(newcomer),
    goHome: assign({ page: 'home' }),
    enter: assign({ page: 'home', isMember: true }),
    leave: assign({ isMember: false }),
    lose: assign({ page: 'login', isMember: false }),
    collapse: assign({ isCollapsed: true }),
    expand: assign({ isCollapsed: false }),
    sayOnLoad: assign(({ context }) => ({ said: saidOnLoad(context) })),
    sayNotYet: assign({ said: 'notYet' }),
    sayCannotCheck: assign({ said: 'cannotCheck' }),
    growLate: assign(({ context }) => ({
      isLate: true,
      said: context.isMember ? 'notYet' : context.said,
    })),
    credit: assign({ isCredited: true }),
    creditUnheard: assign({ isCredited: true, said: 'cannotCheck' }),
    /** What is over leaves nothing behind that could be seen. */
    end: assign(({ context }) => over(context)),
    win: assign(({ context }) => ({ ...over(context), isWon: true })),
    drop: assign(({ context }) => ({
      ...(context.isCredited && over(context)),
      said: 'nothing' as const,
      page: 'login' as const,
    })),
  },
}).createMachine({
  id: 'depositOfferJourney',
  context: newcomer,
  initial: 'offered',
  states: {
    offered: {
      description: 'Nobody can take it before they are a member, for whom it runs already.',
      on: {
        signIn: [
          { guard: 'isSpent', target: 'quiet', actions: 'enter' },
          { target: 'running', actions: ['enter', 'sayNotYet'] },
        ],
        loadHome: 'offered',
      },
    },
    running: {
      on: {
        minimise: { guard: 'canMinimise', actions: 'collapse' },
        show: { guard: 'isCollapsed', actions: 'expand' },
        loadHome: [
          { guard: 'isWinning', target: 'won', actions: 'goHome' },
          { actions: ['goHome', 'sayOnLoad'] },
        ],
        askAgain: [
          { guard: 'isWinning', target: 'won' },
          { guard: 'isMember', actions: 'sayNotYet' },
        ],
        askInVain: { guard: 'canBeUnheard', actions: 'sayCannotCheck' },
        deposit: { guard: 'isToBeEarned', target: 'won', actions: 'credit' },
        depositUnheard: { guard: 'canBeUnheard', actions: 'creditUnheard' },
        waitAWhile: [
          { guard: 'isWinning', target: 'won' },
          { guard: 'isEarly', actions: 'growLate' },
        ],
        waitUntilOver: [
          { guard: 'isWinning', target: 'won' },
          { guard: 'isMember', target: 'missed' },
          { target: 'unknown' },
        ],
        sleepUntilOver: [
          { guard: 'isWinning', target: 'won' },
          { guard: 'isMember', target: 'missed' },
          { target: 'unknown' },
        ],
        waitUntilOverUnheard: { guard: 'isSilent', target: 'unknown' },
        signOut: {
          description: 'It is left to nobody; the server hands it over with the next sign-in.',
          guard: 'canLeave',
          target: 'offered',
          actions: 'leave',
        },
        loseSession: { guard: 'canLeave', actions: 'lose' },
        signIn: [
          { guard: 'isMember' },
          {
            description:
              'The server hands over what runs, and has nothing to say of what it credited.',
            guard: 'isSpent',
            target: 'quiet',
            actions: ['enter', 'end'],
          },
          { actions: ['enter', 'sayNotYet'] },
        ],
        alreadyRegistered: { guard: 'canDrop', target: 'quiet', actions: 'drop' },
      },
    },
    missed: {
      entry: 'end',
      on: {
        acknowledge: 'quiet',
        loadHome: [
          { guard: 'isOfferable', target: 'offered', actions: 'goHome' },
          { target: 'quiet', actions: 'goHome' },
        ],
      },
    },
    unknown: {
      description:
        'Nobody said whether enough was deposited in time, or there is no member to ask for.',
      entry: 'end',
      on: {
        acknowledge: 'quiet',
        loadHome: [
          { guard: 'isOfferable', target: 'offered', actions: 'goHome' },
          { target: 'quiet', actions: 'goHome' },
        ],
      },
    },
    won: {
      entry: 'win',
      on: {
        acknowledge: 'quiet',
        loadHome: { target: 'quiet', actions: 'goHome' },
      },
    },
    quiet: {
      description: 'Nothing is offered: on another page, or because it is over.',
      on: {
        loadHome: [
          { guard: 'isOfferable', target: 'offered', actions: 'goHome' },
          { actions: 'goHome' },
        ],
        signOut: [
          { guard: 'isWinner', actions: 'leave' },
          { guard: 'isMember', target: 'offered', actions: 'leave' },
        ],
        signIn: [
          { guard: 'isMember' },
          { guard: 'isSpent', actions: 'enter' },
          { target: 'running', actions: ['enter', 'sayNotYet'] },
        ],
        comeAnew: { target: 'offered', actions: 'beginAnew' },
      },
    },
  },
})
