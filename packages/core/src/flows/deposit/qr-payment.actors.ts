import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { ServerClock } from '../../base/clock/server-clock.ts'
import { type Refusal, retryAfterOf } from '../../wire/api/answer.ts'
import type { ApiClient } from '../../wire/api/client.ts'
import { readAsMeant } from '../../wire/contract/answer.reading.ts'
import { pollQrRefusal } from '../../wire/contract/deposit.endpoints.ts'
import { newsOf, pollQrCall } from './deposit.calls.ts'
import type { PollResult } from './qr-payment.rules.ts'

/** Remembers when the last poll was sent, so that the polling interval stays regular [DEP-41]. */
export function createPollTimer(clock: Pick<ServerClock, 'elapsed'>) {
  let polledAt: number | null = null
  return {
    markPolled: () => {
      polledAt = clock.elapsed()
    },
    sinceLastPoll: () => (polledAt === null ? 0 : clock.elapsed() - polledAt),
  }
}

/** Asks whether a code was paid. */
export function createPollPayment(api: ApiClient, pollTimer: { markPolled(): void }) {
  return fromPromise<PollResult, { paymentId: string }>(async ({ input, signal }) => {
    pollTimer.markPolled()
    const answer = await api.call(pollQrCall, input, { purpose: 'background', signal })
    switch (answer.kind) {
      case 'accepted':
        return { kind: 'answered', news: answer.value }
      case 'refused':
        return pollResultOf(answer.refusal)
      case 'failed': {
        const { failure } = answer
        return { kind: 'failed', retryAfterMs: retryAfterOf(failure) }
      }
    }
  })
}

/**
 * During maintenance the server did not check. Otherwise a success counts first, then an alert, and only then the
 * code [DEP-42, DEP-43, DEP-44]; an undocumented code ends nothing by itself [OPEN-63].
 */
function pollResultOf({ detail, meaning, message }: Refusal<'depositPoll'>): PollResult {
  if (meaning === 'maintenance') return { kind: 'failed', retryAfterMs: null }
  const read = z.safeParse(pollQrRefusal, readAsMeant(pollQrRefusal, detail).wire)
  const news = newsOf({ ...read.data, message })
  if (news.kind !== 'waiting') return { kind: 'answered', news }
  return { kind: meaning === 'expired' ? 'expired' : 'undecided' }
}
