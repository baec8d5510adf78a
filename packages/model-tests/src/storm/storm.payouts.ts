import type { FlowRefs } from '@croupier/core'
import { withdrawView } from '@croupier/core/withdraw'

/** What a member was told of a withdrawal in the end. */
export type PayoutEnding =
  | 'made'
  /** The history has it. */
  | 'found'
  | 'refused'
  /** The form is free again, since nothing can be on its way any more. */
  | 'notMade'
  /** The form is free again although nobody could say. */
  | 'givenUp'

/** An ending that was told, and of what. */
export interface PayoutWord {
  readonly ending: PayoutEnding
  /** What names the withdrawal to the server. */
  readonly key: string
  readonly member: string
}

/** Looks on at the withdrawals of one page. */
export interface PayoutWitness {
  readonly words: readonly PayoutWord[]
  watch(withdraw: FlowRefs['withdraw'], member: string): void
  /** The member presses what leads back to the form. */
  noteGoingBack(): void
}

type WithdrawSnapshot = Parameters<typeof withdrawView>[0]

/** @param noteFound hears at once that the history has one: the page may be left in the same moment */
export function createPayoutWitness(noteFound: (member: string) => void): PayoutWitness {
  const words: PayoutWord[] = []
  let isGoingBack = false

  return {
    words,
    noteGoingBack: () => {
      isGoingBack = true
    },
    watch: (withdraw, member) => {
      let was = withdraw.getSnapshot()
      let isMade = false
      withdraw.on('withdraw.succeeded', () => {
        isMade = true
      })
      withdraw.subscribe((is) => {
        if (is.status !== 'active') return
        const ending = isMade ? 'made' : endingBetween(was, is, isGoingBack)
        const key = was.context.attempt?.key
        if (ending && key !== undefined) words.push({ ending, key, member })
        if (ending === 'found') noteFound(member)
        was = is
        isMade = false
        isGoingBack = false
      })
    },
  }
}

/** What a change of the withdrawal tells about the one that was asked for. */
function endingBetween(
  was: WithdrawSnapshot,
  is: WithdrawSnapshot,
  isGoingBack: boolean,
): PayoutEnding | null {
  const [before, after] = [withdrawView(was), withdrawView(is)]
  if (!isOpen(before) || isOpen(after)) return null
  if (after.unknown) return 'found'
  if (isGoingBack) return before.unknown?.look === 'notFound' ? 'notMade' : 'givenUp'
  return after.refusedAttempts > before.refusedAttempts ? 'refused' : null
}

/** It is asked for, and nothing is told of it yet. */
function isOpen({ screen, unknown }: ReturnType<typeof withdrawView>): boolean {
  return screen === 'submitting' || (unknown !== null && unknown.look !== 'found')
}
