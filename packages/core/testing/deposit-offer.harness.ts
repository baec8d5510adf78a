import { createActor, fromCallback } from 'xstate'
import { satang } from '../src/base/money/satang.ts'
import { minute } from '../src/base/time/durations.ts'
import { depositPromotionMachine } from '../src/flows/promotion/deposit-promotion.machine.ts'
import type { DepositCheck } from '../src/flows/promotion/deposit-promotion.setup.ts'
import type { RunningOffer } from '../src/flows/promotion/offer.ts'
import { createQuestions } from './questions.ts'
import { createVirtualClock, testEpoch } from './virtual-clock.ts'

export const offer: RunningOffer = {
  deposit: satang(30_000),
  credit: satang(10_000),
  minutes: 10,
  promotionId: null,
  start: testEpoch,
}
/** One minute after the offer started. */
export const now = testEpoch + minute
/** When the offer expires. */
export const over = testEpoch + 10 * minute

interface Start {
  readonly isTaken?: boolean
  readonly isMember?: boolean
  readonly canCheck?: boolean
}

/** Starts the chart of a deposit offer in a world that the test can change. */
export function openOffer({ canCheck = true, isTaken = true, isMember = true }: Start = {}) {
  const world = { isTaken: false, isClosed: false, isGone: false, isUnseen: false, canCheck }
  const questions = createQuestions<{ check: DepositCheck; now: number }>()
  const done: string[] = []
  const logic = depositPromotionMachine.provide({
    actors: { checkDeposit: questions.actor, watchClock: fromCallback(() => {}) },
    guards: {
      isTaken: () => world.isTaken,
      isClosed: () => world.isClosed,
      isGone: () => world.isGone,
      isUnseen: () => world.isUnseen,
      canCheck: () => world.canCheck,
    },
    actions: {
      keepOffer: () => done.push('kept'),
      endOffer: () => done.push('ended'),
      saveEarned: () => done.push('earned'),
      begin: () => done.push('begun'),
      resume: () => done.push('resumed'),
    },
  })
  const clock = createVirtualClock(now)
  const input = { kept: isTaken ? offer : null, isMember, now }
  const actor = createActor(logic, { clock, input }).start()
  return { actor, clock, done, questions, world, at: () => actor.getSnapshot().value }
}
