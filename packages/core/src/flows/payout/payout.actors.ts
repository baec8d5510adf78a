import { assign, fromPromise } from 'xstate'
import type { Services } from '../../kernel/services/services.ts'
import type { PayoutAttempt } from './payout.attempt.ts'
import { payoutMachine } from './payout.machine.ts'
import { attemptWait, type HistoryEntries, type LookResult, lookFor } from './payout.outcome.ts'
import { createPasswordActors, type PasswordServices } from './payout.password.actors.ts'
import { createSending, type FailingAnswer, type Sending } from './payout.sending.ts'
import type { LookInput } from './payout.setup.ts'

export type PayoutServices = PasswordServices &
  Pick<Services, 'api' | 'claims' | 'clock' | 'locks' | 'navigation' | 'random' | 'storages'>

interface PayoutKind<Answer> extends Sending<Answer> {
  readonly services: PayoutServices
  /** Reads the history; null when it could not be read. */
  readonly readHistory: (signal: AbortSignal) => Promise<HistoryEntries | null>
  /** Stores what all tabs have to know about a payout that was found in the history. */
  readonly keepFound?: (attempt: PayoutAttempt, at: number) => void
}

/** The chart of one kind of payout, with its actors and actions provided. */
export function providePayout<Answer extends FailingAnswer>(kind: PayoutKind<Answer>) {
  const { facts, services } = kind
  const { dropPassword, ...passwordActors } = createPasswordActors(services)
  return payoutMachine.provide({
    actors: {
      ...passwordActors,
      followPayout: createSending(kind),
      lookAtHistory: createLookAtHistory(kind),
    },
    guards: { hasAttemptElsewhere: () => facts.readAttempt() !== null },
    actions: {
      restoreAttempt: assign(() => ({ attempt: facts.readAttempt() })),
      dropPassword,
      setAttemptWait: assign(({ context: { attempt } }) => ({
        attemptWait: attempt && attemptWait(attempt, services.clock),
      })),
      forgetAttempt: ({ context: { attempt } }) => {
        if (attempt) facts.forgetAttempt(attempt)
      },
    },
  })
}

function createLookAtHistory<Answer>({
  keepFound,
  readHistory,
  services: { clock },
}: PayoutKind<Answer>) {
  return fromPromise<LookResult, LookInput>(async ({ input: { attempt }, signal }) => {
    const history = await readHistory(signal)
    if (history === null || attempt === null) return { kind: 'cannotCheck' }
    const look = lookFor(attempt, history, clock)
    if (look.kind === 'found') keepFound?.(attempt, look.at)
    return look
  })
}
