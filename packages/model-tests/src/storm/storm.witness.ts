import { type App, flowRef } from '@croupier/core'
import { depositView } from '@croupier/core/deposit'
import type { Satang } from '@croupier/core/money'

type DepositSnapshot = Parameters<typeof depositView>[0]

/** How a payment came to its end on the screen. `unconfirmed` may still become another one. */
type Ending = 'paid' | 'rejected' | 'expired' | 'cancelled' | 'unconfirmed'

interface SeenPayment {
  /** What the screen asked the member to pay. */
  readonly payAmount: Satang
  readonly endings: Ending[]
}

/** Looks on at every page that a member opens, and notes what must never be. */
export interface Witness {
  /** The payments that were on the screen. */
  readonly payments: ReadonlyMap<string, SeenPayment>
  /** The amounts for which a code was wanted, oldest first. */
  readonly intents: readonly Satang[]
  readonly problems: readonly string[]
  watch(app: App): void
}

export function createWitness(): Witness {
  const payments = new Map<string, SeenPayment>()
  const intents: Satang[] = []
  const problems: string[] = []

  function noteWaiting({ context: { payment } }: DepositSnapshot): void {
    if (!payment) return
    const seen = payments.get(payment.id) ?? { payAmount: payment.payAmount, endings: [] }
    payments.set(payment.id, seen)
    const ending = seen.endings.find(isFinal)
    if (ending) problems.push(`the code of ${payment.id} is on the screen again after "${ending}"`)
  }

  function noteEnding(before: DepositSnapshot, after: DepositSnapshot): void {
    const ending = endingOf(before, after)
    const id = (after.context.payment ?? before.context.payment)?.id
    const endings = id === undefined ? undefined : payments.get(id)?.endings
    if (!endings || !ending) return
    if (endings.some(isFinal)) problems.push(`${id} ended with ${endings} and then with ${ending}`)
    endings.push(ending)
  }

  function noteIntent(before: DepositSnapshot, after: DepositSnapshot): void {
    if (before.matches('requesting') || !after.matches('requesting')) return
    const { amount } = depositView(after, 'wide')
    if (amount === null) problems.push('a code is wanted for what is not an amount')
    else intents.push(amount)
  }

  return {
    payments,
    intents,
    problems,
    watch: ({ actor }) => {
      let watched: ReturnType<typeof flowRef<'deposit'>>
      actor.subscribe((snapshot) => {
        const deposit = flowRef(snapshot, 'deposit')
        if (!deposit || deposit === watched) return
        watched = deposit
        let before = deposit.getSnapshot()
        if (before.matches('awaitingPayment')) noteWaiting(before)
        deposit.subscribe((after) => {
          if (after.matches('awaitingPayment') && !before.matches('awaitingPayment'))
            noteWaiting(after)
          noteIntent(before, after)
          noteEnding(before, after)
          before = after
        })
      })
    },
  }
}

function isFinal(ending: Ending): boolean {
  return ending !== 'unconfirmed'
}

type Standing = 'waiting' | Exclude<Ending, 'cancelled'> | 'elsewhere'

/** What a change of the deposit ends, whatever it stood at before. */
function endingOf(before: DepositSnapshot, after: DepositSnapshot): Ending | null {
  const [was, is] = [standingOf(before), standingOf(after)]
  if (was === is || is === 'waiting' || after.status !== 'active') return null
  if (is !== 'elsewhere') return is
  // Back from an expiry that nobody could confirm: the member gave up looking, which ends nothing.
  return was === 'waiting' ? 'cancelled' : null
}

function standingOf(snapshot: DepositSnapshot): Standing {
  if (snapshot.matches('awaitingPayment')) return 'waiting'
  if (snapshot.matches('succeeded')) return 'paid'
  if (snapshot.matches('failed')) return 'rejected'
  if (snapshot.matches({ expired: 'confirmed' })) return 'expired'
  return snapshot.matches('expired') ? 'unconfirmed' : 'elsewhere'
}
