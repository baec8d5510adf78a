import { describe, expect, it } from 'vitest'
import { now, offer, openOffer as open, over } from '../../../testing/deposit-offer.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { second } from '../../base/time/durations.ts'
import type { DepositCheck, DepositPromotionEvent } from './deposit-promotion.setup.ts'

describe('a deposit offer that was not taken', () => {
  it.each([
    [true, { running: { checking: 'inTime' } }, ['begun', 'kept']],
    [false, 'offered', []],
  ])('can be taken only by members (a member: %s) [PROMO-06, OPEN-15]', (isMember, at, done) => {
    const flow = open({ isTaken: false, isMember })
    flow.actor.send({ type: 'promotion.offered', offer, start: null })
    flow.actor.send({ type: 'promotion.take' })
    expect([flow.at(), flow.done]).toEqual([at, done])
  })
})

it.each([
  [
    'continues if the server says that it runs',
    'PROMO-11, OPEN-15',
    now,
    { running: { checking: 'inTime' } },
  ],
  ['is not shown if it would be new', 'PROMO-20, OPEN-15', null, 'absent'],
])('on a device on which a bonus was earned, a deposit offer %s [%s]', (_, _id, start, at) => {
  const flow = open({ isTaken: false })
  flow.world.isClosed = true
  flow.actor.send({ type: 'promotion.offered', offer, start })
  expect(flow.at()).toEqual(at)
})

describe('a deposit offer that another tab took', () => {
  it.each([
    [
      'runs there',
      'OPEN-13',
      { isTaken: true },
      { running: { checking: 'inTime' } },
      ['resumed', 'kept'],
    ],
    ['has ended there', 'OPEN-15', { isClosed: true }, 'absent', []],
  ])('and that %s does not start again [%s]', (_what, _, world, at, done) => {
    const flow = open({ isTaken: false })
    flow.actor.send({ type: 'promotion.offered', offer, start: null })
    Object.assign(flow.world, world)
    flow.actor.send({ type: 'promotion.take' })
    expect([flow.at(), flow.done]).toEqual([at, done])
  })
})

describe('a deposit offer while the server is asked', () => {
  it.each<[string, DepositPromotionEvent]>([
    ['the page resumes', { type: 'page.resumed', now }],
    ['the page resumes too late', { type: 'page.resumed', now: over }],
    ['the member signs out', { type: 'member.changed', isMember: false }],
    ['a deposit succeeds', { type: 'deposit.succeeded' }],
    ['a second passes', { type: 'clock.ticked', now }],
    ['its time ends', { type: 'clock.ticked', now: over }],
  ])(
    'counts the answer that it was earned, whatever happens: %s [OPEN-12]',
    async (_what, event) => {
      const flow = open()
      flow.actor.send(event)
      const isDropped = flow.questions.last().isDropped()
      flow.questions.last().answer({ check: 'earned', now })
      await settle()
      expect([isDropped, flow.questions.asked.length, flow.at()]).toEqual([false, 1, 'won'])
    },
  )

  it('continues when the check throws an error, and is checked again after a deposit', async () => {
    const flow = open()
    flow.questions.last().fail()
    await settle()
    const broken = flow.at()
    flow.actor.send({ type: 'deposit.succeeded' })
    expect([broken, flow.at(), flow.questions.asked.length]).toEqual([
      { running: 'resting' },
      { running: { checking: 'inTime' } },
      2,
    ])
  })

  it.each<[string, DepositPromotionEvent]>([
    ['the page resumes', { type: 'page.resumed', now }],
    ['the member is back', { type: 'member.changed', isMember: true }],
    ['a deposit succeeds', { type: 'deposit.succeeded' }],
  ])(
    'is checked again if the answer may not include an event: %s [OPEN-14]',
    async (_what, event) => {
      const flow = open()
      flow.actor.send(event)
      const asked = [flow.questions.asked.length]
      for (let answers = 0; answers < 2; answers += 1) {
        flow.questions.last().answer({ check: 'notYet', now })
        await settle()
        asked.push(flow.questions.asked.length)
      }
      expect([asked, flow.at()]).toEqual([[1, 2, 2], { running: 'resting' }])
    },
  )

  it('does not end while the page is hidden', () => {
    const flow = open()
    flow.world.isUnseen = true
    flow.actor.send({ type: 'clock.ticked', now: over })
    expect(flow.at()).toEqual({ running: { checking: 'inTime' } })
  })
})

describe('a deposit offer at zero, while the server is asked', () => {
  const answers: readonly [
    string,
    (question: {
      answer: (output: { check: DepositCheck; now: number }) => void
      fail: () => void
    }) => void,
  ][] = [
    ['not yet', (question) => question.answer({ check: 'notYet', now: over })],
    ['cannot check', (question) => question.answer({ check: 'cannotCheck', now: over })],
    ['a defect', (question) => question.fail()],
  ]
  it.each(answers)('asks once more after the answer: %s [OPEN-12]', async (_what, answer) => {
    const flow = open()
    flow.actor.send({ type: 'clock.ticked', now: over })
    flow.actor.send({ type: 'clock.ticked', now: over + second })
    flow.actor.send({ type: 'page.resumed', now: over + second })
    const before = [flow.at(), flow.questions.asked.length]
    answer(flow.questions.last())
    await settle()
    const after = [flow.at(), flow.questions.asked.length]
    flow.questions.last().answer({ check: 'earned', now: over })
    await settle()
    expect([before, after, flow.at()]).toEqual([
      [{ running: { checking: 'late' } }, 1],
      [{ lastWord: 'checking' }, 2],
      'won',
    ])
  })

  it('waits for its last check even if the page resumes meanwhile [OPEN-12]', async () => {
    const flow = open()
    flow.actor.send({ type: 'clock.ticked', now: over })
    flow.questions.last().answer({ check: 'notYet', now: over })
    await settle()
    flow.actor.send({ type: 'member.changed', isMember: true })
    const asked = flow.at()
    flow.questions.last().answer({ check: 'earned', now: over })
    await settle()
    expect([asked, flow.at()]).toEqual([{ lastWord: 'checking' }, 'won'])
  })

  it('makes its last check again after a deposit, and waits no longer for that', async () => {
    const flow = open()
    flow.actor.send({ type: 'clock.ticked', now: over })
    flow.questions.last().answer({ check: 'notYet', now: over })
    await settle()
    await flow.clock.advance(6 * second)
    flow.actor.send({ type: 'deposit.succeeded' })
    flow.questions.last().answer({ check: 'notYet', now: over })
    await settle()
    const seen = [[flow.at(), flow.questions.asked.length]]
    await flow.clock.advance(4 * second - 1)
    seen.push([flow.at(), flow.questions.asked.length])
    await flow.clock.advance(1)
    seen.push([flow.at(), flow.questions.asked.length])
    expect(seen).toEqual([
      [{ lastWord: 'checking' }, 3],
      [{ lastWord: 'checking' }, 3],
      ['unknown', 3],
    ])
  })

  it('is unknown after ten seconds without an answer, however often the clock ticks', async () => {
    const flow = open()
    const seen: unknown[] = []
    for (let seconds = 0; seconds < 10; seconds += 1) {
      flow.actor.send({ type: 'clock.ticked', now: over + seconds * second })
      seen.push(flow.at())
      await flow.clock.advance(second)
    }
    expect([seen, flow.at()]).toEqual([
      Array.from({ length: 10 }, () => ({ running: { checking: 'late' } })),
      'unknown',
    ])
  })
})

describe('a deposit offer between two checks', () => {
  it.each<[string, string, object, DepositPromotionEvent, unknown]>([
    ['ended in another tab', 'OPEN-12', { isGone: true }, { type: 'clock.ticked', now }, 'absent'],
    [
      'ended in another tab meanwhile',
      'OPEN-12',
      { isGone: true },
      { type: 'page.resumed', now },
      'absent',
    ],
    [
      'on a hidden page',
      'OPEN-14',
      { isUnseen: true },
      { type: 'clock.ticked', now: over },
      { running: 'resting' },
    ],
    ['over', 'OPEN-12', {}, { type: 'clock.ticked', now: over }, { lastWord: 'checking' }],
    [
      'over when the page resumes',
      'OPEN-12',
      {},
      { type: 'page.resumed', now: over },
      { lastWord: 'checking' },
    ],
    [
      'over, and cannot be checked',
      'OPEN-14',
      { canCheck: false },
      { type: 'clock.ticked', now: over },
      'unknown',
    ],
    ['running', 'OPEN-14', {}, { type: 'clock.ticked', now }, { running: 'resting' }],
  ])('that is %s [%s]', async (_what, _, world, event, expected) => {
    const flow = open()
    flow.questions.last().answer({ check: 'notYet', now })
    await settle()
    Object.assign(flow.world, world)
    flow.actor.send(event)
    expect(flow.at()).toEqual(expected)
  })
})

describe('a deposit offer of a member other than the one who signs in', () => {
  const answer = (flow: ReturnType<typeof open>) =>
    flow.questions.last().answer({ check: 'notYet', now })
  it.each<[string, (flow: ReturnType<typeof open>) => void]>([
    ['while the server is asked', () => {}],
    ['between two checks', answer],
    [
      'during the last check',
      (flow) => {
        answer(flow)
        flow.actor.send({ type: 'clock.ticked', now: over })
      },
    ],
  ])('is replaced by theirs %s [OPEN-11]', async (_what, lead) => {
    const flow = open()
    lead(flow)
    await settle()
    flow.world.isGone = true
    flow.actor.send({ type: 'member.changed', isMember: true })
    const gone = flow.at()
    flow.actor.send({ type: 'promotion.offered', offer, start: now })
    expect([gone, flow.at()]).toEqual(['absent', { running: { checking: 'inTime' } }])
  })
})

describe('a deposit offer that cannot be checked', () => {
  it('says so to a member, and to nobody else [PROMO-13]', () => {
    const said = [true, false].map((isMember) => {
      const flow = open({ canCheck: false, isMember })
      return [flow.at(), flow.actor.getSnapshot().context.lastCheck]
    })
    expect(said).toEqual([
      [{ running: 'resting' }, 'cannotCheck'],
      [{ running: 'resting' }, null],
    ])
  })
})
