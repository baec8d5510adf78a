import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { createQuestions } from '../../testing/questions.ts'
import { settle, testEpoch } from '../../testing/virtual-clock.ts'
import { satang } from '../money/satang.ts'
import { minute } from '../time/durations.ts'
import { type DepositCheck, depositPromotionMachine } from './deposit-promotion.machine.ts'
import type { RunningOffer } from './offer.ts'

const offer: RunningOffer = {
  deposit: satang(30_000),
  credit: satang(10_000),
  minutes: 10,
  start: testEpoch,
}
const now = testEpoch + minute
const over = testEpoch + 10 * minute

interface Start {
  readonly isTaken?: boolean
  readonly isMember?: boolean
}

/** The chart with a world around it that a test changes. */
function open({ isTaken = true, isMember = true }: Start = {}) {
  const world = { isGone: false, isUnseen: false, canCheck: true }
  const questions = createQuestions<{ check: DepositCheck; now: number }>()
  const done: string[] = []
  const logic = depositPromotionMachine.provide({
    actors: { checkDeposit: questions.actor, watchClock: fromCallback(() => {}) },
    guards: {
      isGone: () => world.isGone,
      isUnseen: () => world.isUnseen,
      canCheck: () => world.canCheck,
    },
    actions: {
      keepOffer: () => done.push('kept'),
      endOffer: () => done.push('ended'),
      noteEarned: () => done.push('earned'),
      begin: () => done.push('begun'),
    },
  })
  const actor = createActor(logic, { input: { kept: isTaken ? offer : null, isMember, now } })
  actor.start()
  return { actor, done, questions, world, at: () => actor.getSnapshot().value }
}

describe('a deposit offer that nobody has taken', () => {
  it.each([
    [true, { running: 'checking' }, ['begun', 'kept']],
    [false, 'offered', []],
  ])('is taken by members alone (a member: %s) [PROMO-06, OPEN-15]', (isMember, at, done) => {
    const flow = open({ isTaken: false, isMember })
    flow.actor.send({ type: 'promotion.offered', offer, start: null })
    flow.actor.send({ type: 'promotion.take' })
    expect([flow.at(), flow.done]).toEqual([at, done])
  })
})

describe('a deposit offer while the server is asked', () => {
  it.each([
    ['ended in another tab', { isGone: true }, now, 'absent'],
    ['seen by nobody', { isUnseen: true }, over, { running: 'checking' }],
    ['over', {}, over, { lastWord: 'checking' }],
    ['over, and nobody can be asked', { canCheck: false }, over, 'missed'],
    ['running', {}, now, { running: 'checking' }],
  ])('and it is %s [OPEN-12, OPEN-14]', (_what, world, at, expected) => {
    const flow = open()
    Object.assign(flow.world, world)
    flow.actor.send({ type: 'clock.ticked', now: at })
    expect(flow.at()).toEqual(expected)
  })

  it('is gone when its page is back and another tab has ended it', () => {
    const flow = open()
    flow.world.isGone = true
    flow.actor.send({ type: 'page.resumed', now: over })
    expect([flow.at(), flow.done]).toEqual(['absent', []])
  })
})

describe('the end of a deposit offer', () => {
  it('is not there any more once it is read, when it was missed [PROMO-08]', () => {
    const flow = open()
    flow.world.canCheck = false
    flow.actor.send({ type: 'clock.ticked', now: over })
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([flow.at(), flow.done]).toEqual(['absent', ['ended']])
  })

  it('is not there any more once it is read, when it was won [PROMO-12]', async () => {
    const flow = open()
    flow.questions.last().answer({ check: 'earned', now })
    await settle()
    const won = flow.at()
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([won, flow.at(), flow.done]).toEqual(['won', 'absent', ['earned']])
  })
})
