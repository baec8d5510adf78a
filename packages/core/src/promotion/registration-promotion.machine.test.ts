import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { testEpoch } from '../../testing/virtual-clock.ts'
import { satang } from '../money/satang.ts'
import { minute } from '../time/durations.ts'
import type { RunningOffer } from './offer.ts'
import { registrationPromotionMachine } from './registration-promotion.machine.ts'

const offer: RunningOffer = {
  deposit: null,
  credit: satang(10_000),
  minutes: 10,
  start: testEpoch,
}

function open(isMember = false) {
  const world = { isGone: false }
  const done: string[] = []
  const logic = registrationPromotionMachine.provide({
    actors: { watchClock: fromCallback(() => {}) },
    guards: { isGone: () => world.isGone, isUnseen: () => false },
    actions: {
      keepOffer: () => done.push('kept'),
      dropOffer: () => done.push('dropped'),
      closeOffer: () => done.push('closed'),
      begin: () => done.push('begun'),
    },
  })
  const input = { kept: offer, isMember, now: testEpoch }
  const actor = createActor(logic, { input }).start()
  return { actor, done, world, at: () => actor.getSnapshot().value }
}

describe('a registration offer', () => {
  it('is nothing for members [OPEN-15]', () => {
    const flow = open(true)
    flow.actor.send({ type: 'promotion.offered', offer, start: null })
    expect([flow.at(), flow.done]).toEqual(['absent', []])
  })

  it('goes on when its page is back in time', () => {
    const flow = open()
    flow.actor.send({ type: 'page.resumed', now: testEpoch + minute })
    expect([flow.at(), flow.actor.getSnapshot().context.now]).toEqual([
      'running',
      testEpoch + minute,
    ])
  })

  it('is gone when its page is back and another tab has ended it', () => {
    const flow = open()
    flow.world.isGone = true
    flow.actor.send({ type: 'page.resumed', now: testEpoch + minute })
    expect([flow.at(), flow.done]).toEqual(['absent', []])
  })

  it('stays with a visitor who is one still, and leaves whoever signs in', () => {
    const flow = open()
    flow.actor.send({ type: 'member.changed', isMember: false })
    const before = flow.at()
    flow.actor.send({ type: 'member.changed', isMember: true })
    expect([before, flow.at(), flow.done]).toEqual(['running', 'absent', ['dropped']])
  })

  it('is won by registering, and said once', () => {
    const flow = open()
    flow.actor.send({ type: 'registration.succeeded' })
    const won = flow.at()
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([won, flow.at(), flow.done]).toEqual(['won', 'absent', ['dropped']])
  })
})
