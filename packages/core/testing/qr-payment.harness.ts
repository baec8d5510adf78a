import { createActor, fromPromise } from 'xstate'
import type { ClockAdjusted } from '../src/base/clock/server-clock.ts'
import { createWatchClock } from '../src/base/clock/ticks.ts'
import { satang } from '../src/base/money/satang.ts'
import { minute, second } from '../src/base/time/durations.ts'
import { qrPaymentMachine } from '../src/flows/deposit/qr-payment.machine.ts'
import { type PollResult, restAfter } from '../src/flows/deposit/qr-payment.rules.ts'
import { createVirtualClock, settle, testEpoch } from './virtual-clock.ts'

/** The time between two polls while all of them are answered. */
export const untilNextPoll = restAfter(0, null)

/** A payment with a lifetime of fifteen minutes. */
export const payment = {
  id: 'P-1',
  form: 'text' as const,
  qrCode: '00020101…',
  payAmount: satang(50_037),
  reference: 'CR-1',
  createdAt: testEpoch,
  deadline: testEpoch + 15 * minute,
  isDeadlineAssumed: false,
}

export const waiting: PollResult = { kind: 'answered', news: { kind: 'waiting' } }
export const paid: PollResult = { kind: 'answered', news: { kind: 'paid' } }
export const failed: PollResult = { kind: 'failed', retryAfterMs: null }

interface Question {
  readonly askedAt: number
  answer(result: PollResult): Promise<void>
  reject(error: Error): Promise<void>
  readonly isAborted: () => boolean
}

/** Starts a payment whose polls wait until the test answers them, unless `always` answers all. */
export function startPayment(
  options: { isVisible?: boolean; isTimeConfirmed?: boolean; always?: PollResult } = {},
) {
  const clock = createVirtualClock()
  const questions: Question[] = []
  let standing = options.always
  let aheadBy = 0
  const siteClock = { ...clock, now: () => clock.now() + aheadBy }
  const actor = createActor(
    qrPaymentMachine.provide({
      actors: {
        watchClock: createWatchClock(siteClock),
        pollPayment: fromPromise<PollResult, { paymentId: string }>(({ signal }) => {
          let isAborted = false
          signal.addEventListener('abort', () => {
            isAborted = true
          })
          return new Promise((resolve, reject) => {
            questions.push({
              askedAt: clock.now() - testEpoch,
              isAborted: () => isAborted,
              answer: async (result) => {
                resolve(result)
                await settle()
              },
              reject: async (error) => {
                reject(error)
                await settle()
              },
            })
            if (standing) resolve(standing)
          })
        }),
      },
      actions: { rememberReuseWarned: () => {} },
    }),
    {
      clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
      input: {
        payment,
        isVisible: options.isVisible ?? true,
        isReuseWarned: true,
        now: testEpoch,
        isTimeConfirmed: options.isTimeConfirmed ?? true,
      },
    },
  ).start()
  return {
    actor,
    clock,
    questions,
    askedAt: () => questions.map(({ askedAt }) => askedAt / second),
    /** The same, counted in polling intervals. */
    askedAfterRests: () => questions.map(({ askedAt }) => askedAt / untilNextPoll),
    newest: () => {
      const question = questions.at(-1)
      if (!question) throw new Error('nothing was asked')
      return question
    },
    always: (result: PollResult | undefined) => {
      standing = result
    },
    ending: () => actor.getSnapshot().output,
    /** Corrects the clock, or changes whether it is confirmed; it jumps by `movedBy`, or by `jump`. */
    adjust: (changes: Partial<Omit<ClockAdjusted, 'type'>>, jump = changes.movedBy ?? 0) => {
      aheadBy += jump
      const now = siteClock.now()
      actor.send({ type: 'clock.adjusted', now, isConfirmed: true, movedBy: 0, ...changes })
    },
    resume: () => actor.send({ type: 'page.resumed', now: siteClock.now() }),
  }
}
