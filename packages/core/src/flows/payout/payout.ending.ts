import type { PayoutEnding } from './payout.types.ts'

type EndingOf<Kind extends PayoutEnding['kind']> = Extract<PayoutEnding, { kind: Kind }>

/** The guards by which a chart that runs a payout distinguishes its endings. */
export const endingGuards = {
  isAccepted: (_: unknown, { kind }: PayoutEnding) => kind === 'accepted',
  isRefused: (_: unknown, { kind }: PayoutEnding) => kind === 'refused',
  isChanged: (_: unknown, { kind }: PayoutEnding) => kind === 'changed',
  isLeft: (_: unknown, { kind }: PayoutEnding) => kind === 'left',
  isOver: (_: unknown, { kind }: PayoutEnding) => kind === 'over',
  isSettledElsewhere: (_: unknown, { kind }: PayoutEnding) => kind === 'settledElsewhere',
}

/** Narrows an ending for which `isAccepted` holds. */
export function acceptedEnding(ending: PayoutEnding): EndingOf<'accepted'> {
  if (ending.kind !== 'accepted') throw new Error(`the payout is ${ending.kind}, not accepted`)
  return ending
}

/** Narrows an ending for which `isRefused` holds. */
export function refusedEnding(ending: PayoutEnding): EndingOf<'refused'> {
  if (ending.kind !== 'refused') throw new Error(`the payout is ${ending.kind}, not refused`)
  return ending
}

/** Narrows an ending for which `isOver` holds. */
export function overEnding(ending: PayoutEnding): EndingOf<'over'> {
  if (ending.kind !== 'over') throw new Error(`the payout is ${ending.kind}, not over`)
  return ending
}
