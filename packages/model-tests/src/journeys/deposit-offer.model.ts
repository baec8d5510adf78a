import { assign, setup } from 'xstate'
import type { DepositOfferSight, DepositOfferStep } from './deposit-offer.sight.ts'

interface World {
  readonly page: DepositOfferSight['page']
  readonly isMember: boolean
  readonly isCollapsed: boolean
  readonly isLate: boolean
  readonly said: NonNullable<DepositOfferSight['said']>
  /** Whether the server has credited the offer, even if the page does not know yet. */
  readonly isCredited: boolean
  /** Whether the offer has expired on the server. */
  readonly isOver: boolean
  /** Whether this browser knows that the offer was won, so that it offers it to nobody any more. */
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

/** What the box says after a page load: a visitor makes no check, and a member's check has no answer yet. */
const saidOnLoad = ({ isMember }: World) => (isMember ? 'notYet' : 'nothing')

/** A deposit offer from the view of the member, time and the server. */
export const depositOfferModel = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in DepositOfferStep]: { type: Step } }[DepositOfferStep],
  },
  guards: {
    // Equivalent paths are walked only once: with the first message, and early in the offer.
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
    /** The member's next check succeeds. */
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
    /** An ended offer leaves nothing visible behind. */
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
      description: 'A visitor cannot take it before they are a member, for whom it already runs.',
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
          description: 'It leaves with the member; the server returns it at the next sign-in.',
          guard: 'canLeave',
          target: 'offered',
          actions: 'leave',
        },
        loseSession: { guard: 'canLeave', actions: 'lose' },
        signIn: [
          { guard: 'isMember' },
          {
            description:
              'The server returns a running offer, and says nothing about a credited one.',
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
        'The server did not say whether the deposit came in time, or there is no member to check for.',
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
      description: 'No offer shows: on another page, or because it has ended.',
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
