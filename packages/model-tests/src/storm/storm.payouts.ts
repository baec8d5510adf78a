import type { FlowRefs } from '@croupier/core'
import { payoutView } from '@croupier/core/payout'
import { withdrawView } from '@croupier/core/withdraw'

/** How the site announced the end of a withdrawal. */
export type PayoutEnding =
  | 'made'
  /** The history lists it. */
  | 'found'
  | 'refused'
  /** The form is unlocked, because no request can be under way any more. */
  | 'notMade'
  /** The form is unlocked although the outcome is unknown. */
  | 'givenUp'

/** An announced ending of a withdrawal. */
export interface PayoutWord {
  readonly ending: PayoutEnding
  /** The idempotency key of the withdrawal. */
  readonly key: string
  readonly member: string
}

/** Observes the withdrawals of one page. */
export interface PayoutWitness {
  readonly words: readonly PayoutWord[]
  watch(withdraw: FlowRefs['withdraw'], member: string): void
  /** The member goes back to the form. */
  recordGoingBack(): void
}

type RunningPayout = NonNullable<
  ReturnType<FlowRefs['withdraw']['getSnapshot']>['children']['payout']
>

/** @param recordFound is called as soon as the history lists one, because the page may be left at that moment */
export function createPayoutWitness(recordFound: (member: string) => void): PayoutWitness {
  const words: PayoutWord[] = []
  let isGoingBack = false

  /** Observes one payout. Returns a function that records its ending once it is over. */
  const follow = (payout: RunningPayout, member: string) => {
    let was = payout.getSnapshot()
    const recordEnding = (ending: PayoutEnding) => {
      const key = was.context.attempt?.key
      if (key !== undefined) words.push({ ending, key, member })
    }
    payout.subscribe((is) => {
      if (is.status !== 'active') return
      const isFound = isOpen(was) && payoutView(is, null).unknown?.look === 'found'
      if (isFound) {
        recordEnding('found')
        recordFound(member)
      }
      was = is
    })
    return (isMade: boolean, isRefused: boolean) => {
      if (isMade) return recordEnding('made')
      if (!isOpen(was)) return
      if (isGoingBack) return recordEnding(was.context.look === 'notFound' ? 'notMade' : 'givenUp')
      if (isRefused) recordEnding('refused')
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

/** Whether it was sent and its ending is not announced yet. */
function isOpen(snapshot: Parameters<typeof payoutView>[0]): boolean {
  const { screen, unknown } = payoutView(snapshot, null)
  return screen === 'submitting' || (unknown !== null && unknown.look !== 'found')
}
