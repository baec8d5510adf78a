import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { testEpoch } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import type { RunningOffer } from './offer.ts'
import {
  type RegistrationPromotionEvent,
  registrationPromotionMachine,
} from './registration-promotion.machine.ts'

const offer: RunningOffer = {
  deposit: null,
  credit: satang(10_000),
  minutes: 10,
  promotionId: null,
  start: testEpoch,
}

function open(isMember = false) {
  const world = { isGone: false, isRegistering: false }
  const done: string[] = []
  const logic = registrationPromotionMachine.provide({
    actors: { watchClock: fromCallback(() => {}) },
    guards: {
      isTaken: () => false,
      isClosed: () => false,
      isGone: () => world.isGone,
      isUnseen: () => false,
      isRegistering: () => world.isRegistering,
    },
    actions: {
      keepOffer: () => done.push('kept'),
      dropOffer: () => done.push('dropped'),
      closeOffer: () => done.push('closed'),
      begin: () => done.push('begun'),
      resume: () => done.push('resumed'),
    },
  })
  const input = { kept: offer, isMember, isClaimSent: true, now: testEpoch }
  const actor = createActor(logic, { input }).start()
  return { actor, done, world, at: () => actor.getSnapshot().value }
}

describe('a registration offer', () => {
  it('is not shown to members [OPEN-15]', () => {
    const flow = open(true)
    flow.actor.send({ type: 'promotion.offered', offer, start: null })
    expect([flow.at(), flow.done]).toEqual(['absent', []])
  })

  it('continues when the page resumes in time', () => {
    const flow = open()
    flow.actor.send({ type: 'page.resumed', now: testEpoch + minute })
    expect([flow.at(), flow.actor.getSnapshot().context.now]).toEqual([
      'running',
      testEpoch + minute,
    ])
  })

  it('disappears when the page resumes after another tab has ended it', () => {
    const flow = open()
    flow.world.isGone = true
    flow.actor.send({ type: 'page.resumed', now: testEpoch + minute })
    expect([flow.at(), flow.done]).toEqual(['absent', ['kept']])
  })

  it('stays for a visitor, and disappears for anyone who signs in', () => {
    const flow = open()
    flow.actor.send({ type: 'member.changed', isMember: false })
    const before = flow.at()
    flow.actor.send({ type: 'member.changed', isMember: true })
    expect([before, flow.at(), flow.done]).toEqual(['running', 'absent', ['kept', 'dropped']])
  })

  it('stays at zero only while a registration is in flight [PROMO-03]', () => {
    const over = testEpoch + 10 * minute
    const seen = []
    for (const outcome of ['succeeded', 'refused']) {
      const flow = open()
      flow.world.isRegistering = true
      flow.actor.send({ type: 'clock.ticked', now: over })
      flow.actor.send({ type: 'page.resumed', now: over })
      const during = flow.at()
      flow.world.isRegistering = false
      if (outcome === 'succeeded')
        flow.actor.send({ type: 'registration.succeeded', isOfferClaimed: true })
      else flow.actor.send({ type: 'clock.ticked', now: over })
      seen.push([during, flow.at(), flow.done])
    }
    expect(seen).toEqual([
      ['running', 'won', ['kept', 'dropped']],
      ['running', 'missed', ['kept', 'closed']],
    ])
  })

  it.each([
    [true, 'won'],
    [false, 'unclaimed'],
  ])(
    'is won by a registration only if that claimed it: %s, and its end is shown once [OPEN-15]',
    (isOfferClaimed, end) => {
      const flow = open()
      flow.actor.send({ type: 'registration.succeeded', isOfferClaimed })
      flow.actor.send({ type: 'member.changed', isMember: true })
      const ended = flow.at()
      flow.actor.send({ type: 'promotion.acknowledge' })
      expect([ended, flow.at(), flow.done]).toEqual([end, 'absent', ['kept', 'dropped']])
    },
  )

  it.each<[string, RegistrationPromotionEvent]>([
    ['its time ends', { type: 'clock.ticked', now: testEpoch + 10 * minute }],
    ['the page resumes too late', { type: 'page.resumed', now: testEpoch + 10 * minute }],
    ['its visitor signs in', { type: 'member.changed', isMember: true }],
  ])('is not shown as missed after an unanswered registration when %s', (_what, event) => {
    const flow = open()
    flow.actor.send({ type: 'registration.unanswered' })
    const before = flow.at()
    flow.actor.send(event)
    flow.actor.send({ type: 'member.changed', isMember: true })
    const ended = flow.at()
    flow.actor.send({ type: 'promotion.acknowledge' })
    expect([before, ended, flow.at(), flow.done]).toEqual([
      'running',
      'unknown',
      'absent',
      ['kept', 'closed'],
    ])
  })
})
