import { and, assign, not, setup } from 'xstate'
import {
  badAmount,
  type DepositAway,
  type DepositStep,
  goodAmount,
  type SeenScreen,
} from './deposit.sight.ts'

/** What the model of the deposit knows besides its states. */
export interface World {
  readonly amount: string
  readonly hasChosen: boolean
  /** Whether the deposit is on the screen. */
  readonly isOpen: boolean
  /** `silent`: the server's answers about this code are unreadable. */
  readonly connection: 'there' | 'lost' | 'silent'
  /** The outcome of the code, whether or not the member can learn it. */
  readonly outcome: 'none' | 'paid' | 'rejected' | 'over'
}

/** What a member sees while the deposit is on the screen. A dialog shows anyway. */
export interface WhileOpen {
  readonly screen: SeenScreen
}

export interface WhileClosed {
  readonly closed: DepositAway
}

/** The parts of the deposit's model. The chart itself is the part to read. */
export const depositWorld = setup({
  types: {
    context: {} as World,
    events: {} as { [Step in DepositStep]: { type: Step } }[DepositStep],
    meta: {} as WhileOpen | WhileClosed | (WhileOpen & WhileClosed),
  },
  guards: {
    isGood: ({ context }) => context.amount === goodAmount,
    isBad: not('isGood'),
    hasChosen: ({ context }) => context.hasChosen,
    isOpen: ({ context }) => context.isOpen,
    isClosed: not('isOpen'),
    isLost: ({ context }) => context.connection === 'lost',
    isConnected: not('isLost'),
    isSilent: ({ context }) => context.connection === 'silent',
    isHeard: ({ context }) => context.connection === 'there',
    isUnheard: not('isHeard'),
    isUndecided: ({ context }) => context.outcome === 'none',
    isPaid: ({ context }) => context.outcome === 'paid',
    isRejected: ({ context }) => context.outcome === 'rejected',
    isOver: ({ context }) => context.outcome === 'over',
    // With a silent server one outcome is enough.
    canTurnOutBadly: and(['isUndecided', not('isSilent')]),
    canComeLate: and(['isConnected', not('isPaid'), not('isRejected')]),
    isListedPaid: and(['isSilent', 'isPaid']),
    hearsNothingNew: and(['isHeard', 'isUndecided']),
    hearsPaid: and(['isHeard', 'isPaid']),
    hearsRejected: and(['isHeard', 'isRejected']),
    hearsOver: and(['isHeard', 'isOver']),
    beginsAnew: and(['isConnected', not('hasChosen')]),
    canLose: and(['isOpen', 'isHeard']),
    canReturnToAmount: and(['isClosed', 'hasChosen']),
  },
  actions: {
    show: assign({ isOpen: true }),
    hide: assign({ isOpen: false }),
    choose: assign({ hasChosen: true }),
    typeGood: assign({ amount: goodAmount }),
    typeBad: assign({ amount: badAmount }),
    forgetAmount: assign({ amount: '' }),
    forgetChoice: assign({ hasChosen: false }),
    lose: assign({ connection: 'lost' }),
    fallSilent: assign({ connection: 'silent' }),
    mend: assign({ connection: 'there' }),
    pay: assign({ outcome: 'paid' }),
    reject: assign({ outcome: 'rejected' }),
    runOut: assign(({ context: { outcome } }) => ({
      outcome: outcome === 'none' ? 'over' : outcome,
    })),
    forgetCode: assign(({ context: { connection } }) => ({
      connection: connection === 'silent' ? 'there' : connection,
      outcome: 'none',
    })),
    takeOver: assign({ amount: goodAmount, hasChosen: true }),
  },
})
