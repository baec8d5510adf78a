import { describe, expect, it } from 'vitest'
import { now, offer, openOffer as open, over } from '../../../testing/deposit-offer.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { second } from '../../base/time/durations.ts'
import type { DepositCheck, DepositPromotionEvent } from './deposit-promotion.setup.ts'

describe('a deposit offer that nobody has taken', () => {
  it.each([
    [true, { running: { checking: 'inTime' } }, ['begun', 'kept']],
    [false, 'offered', []],
  ])('is taken by members alone (a member: %s) [PROMO-06, OPEN-15]', (isMember, at, done) => {
    const flow = open({ isTaken: false, isMember })
    flow.actor.send({ type: 'promotion.offered', offer, start: null })
    flow.actor.send({ type: 'promotion.take' })
    expect([flow.at(), flow.done]).toEqual([at, done])
  })
})

it.each([
  [
    'goes on where the server says that it runs',
    'PROMO-11, OPEN-15',
    now,
    { running: { checking: 'inTime' } },
  ],
  ['does not come where it would be new', 'PROMO-20, OPEN-15', null, 'absent'],
])('on a device on which one was earned, a deposit offer %s [%s]', (_, _id, start, at) => {
  const flow = open({ isTaken: false })
  flow.world.isClosed = true
  flow.actor.send({ type: 'promotion.offered', offer, start })
  expect(flow.at()).toEqual(at)
})

describe('a deposit offer that another tab had before', () => {
  it.each([
    [
      'runs there',
      'OPEN-13',
      { isTaken: true },
      { running: { checking: 'inTime' } },
      ['resumed', 'kept'],
    ],
    ['is over there', 'OPEN-15', { isClosed: true }, 'absent', []],
  ])('and that %s is not begun anew [%s]', (_what, _, world, at, done) => {
    const flow = open({ isTaken: false })
    flow.actor.send({ type: 'promotion.offered', offer, start: null })
    Object.assign(flow.world, world)
    flow.actor.send({ type: 'promotion.take' })
    expect([flow.at(), flow.done]).toEqual([at, done])
  })
})

describe('a deposit offer while the server is asked', () => {
  it.each<[string, DepositPromotionEvent]>([
    ['its page is back', { type: 'page.resumed', now }],
    ['its page is back too late', { type: 'page.resumed', now: over }],
    ['the member signs out', { type: 'member.changed', isMember: false }],
    ['a deposit succeeds', { type: 'deposit.succeeded' }],
    ['a second passes', { type: 'clock.ticked', now }],
    ['its time is over', { type: 'clock.ticked', now: over }],
  ])(
    'takes the answer that it was earned, whatever happens: %s [OPEN-12]',
    async (_what, event) => {
      const flow = open()
      flow.actor.send(event)
      const isDropped = flow.questions.last().isDropped()
      flow.questions.last().answer({ check: 'earned', now })
      await settle()
      expect([isDropped, flow.questions.asked.length, flow.at()]).toEqual([false, 1, 'won'])
    },
  )

  it('goes on when the question breaks, and is asked again after a deposit', async () => {
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
    ['its page is back', { type: 'page.resumed', now }],
    ['the member is back', { type: 'member.changed', isMember: true }],
    ['a deposit succeeds', { type: 'deposit.succeeded' }],
  ])('asks anew where the answer may not know of it: %s [OPEN-14]', async (_what, event) => {
    const flow = open()
    flow.actor.send(event)
    const asked = [flow.questions.asked.length]
    for (let answers = 0; answers < 2; answers += 1) {
      flow.questions.last().answer({ check: 'notYet', now })
      await settle()
      asked.push(flow.questions.asked.length)
    }
    expect([asked, flow.at()]).toEqual([[1, 2, 2], { running: 'resting' }])
  })

  it('runs out for nobody who does not see it', () => {
    const flow = open()
    flow.world.isUnseen = true
    flow.actor.send({ type: 'clock.ticked', now: over })
    expect(flow.at()).toEqual({ running: { checking: 'inTime' } })
  })
})

describe('a deposit offer at zero, while the server is asked [OPEN-12]', () => {
  const answers: readonly [
    string,
    (question: {
      answer: (output: { check: DepositCheck; now: number }) => void
      fail: () => void
    }) => void,
  ][] = [
    ['not yet', (question) => question.answer({ check: 'notYet', now: over })],
    ['nobody can say', (question) => question.answer({ check: 'cannotCheck', now: over })],
    ['a defect', (question) => question.fail()],
  ]
  it.each(answers)('asks once more when the answer is: %s', async (_what, answer) => {
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

  it('waits for its last word whoever looks in meanwhile', async () => {
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

  it('asks once more for its last word after a deposit, and waits no longer for that', async () => {
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

  it('is unknown ten seconds later when nothing is answered, however often the clock ticks', async () => {
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

describe('a deposit offer between two questions', () => {
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
      'seen by nobody',
      'OPEN-14',
      { isUnseen: true },
      { type: 'clock.ticked', now: over },
      { running: 'resting' },
    ],
    ['over', 'OPEN-12', {}, { type: 'clock.ticked', now: over }, { lastWord: 'checking' }],
    [
      'over after a sleep',
      'OPEN-12',
      {},
      { type: 'page.resumed', now: over },
      { lastWord: 'checking' },
    ],
    [
      'over, and nobody can be asked',
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

describe('a deposit offer of another member than the one who signs in', () => {
  const answer = (flow: ReturnType<typeof open>) =>
    flow.questions.last().answer({ check: 'notYet', now })
  it.each<[string, (flow: ReturnType<typeof open>) => void]>([
    ['while the server is asked', () => {}],
    ['between two questions', answer],
    [
      'while the last word is asked for',
      (flow) => {
        answer(flow)
        flow.actor.send({ type: 'clock.ticked', now: over })
      },
    ],
  ])('makes room for theirs %s [OPEN-11]', async (_what, lead) => {
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

describe('a deposit offer about which nobody can be asked [PROMO-13]', () => {
  it.each([
    [true, 'cannotCheck'],
    [false, null],
  ])('says so to members alone (a member: %s)', (isMember, lastCheck) => {
    const flow = open({ canCheck: false, isMember })
    expect([flow.at(), flow.actor.getSnapshot().context.lastCheck]).toEqual([
      { running: 'resting' },
      lastCheck,
    ])
  })
})
