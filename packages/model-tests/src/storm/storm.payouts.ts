import type { FlowRefs } from '@croupier/core'
import { payoutView } from '@croupier/core/payout'
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
  recordGoingBack(): void
}

type RunningPayout = NonNullable<
  ReturnType<FlowRefs['withdraw']['getSnapshot']>['children']['payout']
>

/** @param recordFound hears at once that the history has one: the page may be left in the same moment */
export function createPayoutWitness(recordFound: (member: string) => void): PayoutWitness {
  const words: PayoutWord[] = []
  let isGoingBack = false

  /** Looks on at one payout. Returns what tells its ending once it is over. */
  const follow = (payout: RunningPayout, member: string) => {
    let was = payout.getSnapshot()
    const tell = (ending: PayoutEnding) => {
      const key = was.context.attempt?.key
      if (key !== undefined) words.push({ ending, key, member })
    }
    payout.subscribe((is) => {
      if (is.status !== 'active') return
      const isFound = isOpen(was) && payoutView(is, null).unknown?.look === 'found'
      if (isFound) {
        tell('found')
        recordFound(member)
      }
      was = is
    })
    return (isMade: boolean, isRefused: boolean) => {
      if (isMade) return tell('made')
      if (!isOpen(was)) return
      if (isGoingBack) return tell(was.context.look === 'notFound' ? 'notMade' : 'givenUp')
      if (isRefused) tell('refused')
    }
  }

  return {
    words,
    recordGoingBack: () => {
      isGoingBack = true
    },
    watch: (withdraw, member) => {
      let payout: RunningPayout | undefined
      let end = (_isMade: boolean, _isRefused: boolean) => {}
      let isMade = false
      let refused = 0
      const look = (is: ReturnType<typeof withdraw.getSnapshot>) => {
        if (is.status !== 'active') return
        const { refusedAttempts } = withdrawView(is)
        const next = is.children.payout
        if (next !== payout) {
          end(isMade, refusedAttempts > refused)
          end = next ? follow(next, member) : () => {}
          payout = next
          isMade = false
          isGoingBack = false
        }
        refused = refusedAttempts
      }
      withdraw.on('withdraw.succeeded', () => {
        isMade = true
      })
      look(withdraw.getSnapshot())
      withdraw.subscribe(look)
    },
  }
}

/** It is asked for, and nothing is told of it yet. */
function isOpen(snapshot: Parameters<typeof payoutView>[0]): boolean {
  const { screen, unknown } = payoutView(snapshot, null)
  return screen === 'submitting' || (unknown !== null && unknown.look !== 'found')
}
