import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { createQuestions } from '../../../testing/questions.ts'
import { createVirtualClock, settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { createMemorySiteDocument } from '../../base/ports/site-document.ts'
import { minute, second } from '../../base/time/durations.ts'
import { provideMaintenance } from './maintenance.actors.ts'
import {
  type MaintenanceCheck,
  type MaintenanceFact,
  type MaintenanceResult,
  maintenanceMachine,
} from './maintenance.machine.ts'
import { maintenanceCheckInterval } from './maintenance.rules.ts'

type Answer = MaintenanceResult['answer']

function start({ isClosed = false, isDown = false } = {}) {
  const clock = createVirtualClock()
  const questions = createQuestions<MaintenanceResult, MaintenanceCheck>()
  const askedAt: number[] = []
  const facts: MaintenanceFact[] = []
  const actor = createActor(
    maintenanceMachine.provide({ actors: { checkMaintenance: questions.actor } }),
    { clock, input: { isClosed, isDown } },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const answer = async (what: Answer = 'up', closed: boolean | null = null) => {
    questions.last().answer({ answer: what, isClosed: closed, now: clock.now() })
    await settle()
  }
  /** Lets time pass by the second; every check is answered at once. */
  const pass = async (ms: number) => {
    let answered = questions.asked.length - 1
    for (let passed = 0; passed <= ms; passed += second) {
      if (questions.asked.length > answered) {
        answered = questions.asked.length
        askedAt.push((clock.now() - testEpoch) / second)
        await answer()
      }
      if (passed < ms) await clock.advance(second)
    }
  }
  return { ...questions, actor, answer, askedAt, clock, facts, pass }
}

describe('the maintenance check', () => {
  it('is made at once and then every 20 seconds [MAINT-01]', async () => {
    const { askedAt, pass } = start()
    await pass(2 * minute)
    expect(askedAt).toEqual([0, 20, 40, 60, 80, 100, 120])
  })

  it('reads the configuration from its second time on: the page has only just read it', async () => {
    const { asked, pass } = start()
    await pass(20 * second)
    expect(asked.map(({ input }) => input)).toEqual([
      { isConfigurationFresh: true },
      { isConfigurationFresh: false },
    ])
  })

  it('never overlaps: the 20 seconds begin with the answer', async () => {
    const { answer, asked, clock } = start()
    await clock.advance(minute)
    expect(asked.length).toBe(1)
    await answer()
    await clock.advance(20 * second - 1)
    expect(asked.length).toBe(1)
    await clock.advance(1)
    expect(asked.length).toBe(2)
  })

  it('is not made while the page is hidden, and at once when it is back', async () => {
    const { actor, answer, asked, clock } = start()
    await answer()
    actor.send({ type: 'page.hidden' })
    await clock.advance(60 * minute)
    expect([asked.length, clock.pending()]).toEqual([1, []])
    actor.send({ type: 'page.resumed' })
    expect(asked.length).toBe(2)
  })

  it('that is under way when the page is hidden is dropped', async () => {
    const { actor, asked, facts, last } = start()
    actor.send({ type: 'page.hidden' })
    expect(last().isDropped()).toBe(true)
    asked[0]?.answer({ answer: 'down', isClosed: true, now: testEpoch })
    await settle()
    expect(facts).toEqual([])
  })

  it('is made at once when the page is back, without waiting for its turn', async () => {
    const { actor, answer, asked } = start()
    await answer()
    actor.send({ type: 'page.resumed' })
    expect(asked.length).toBe(2)
    actor.send({ type: 'page.resumed' })
    expect(asked.length).toBe(2)
  })

  it.each<[isDown: boolean, Answer, told: boolean | null, id: string, isDownThen: boolean]>([
    [false, 'up', null, 'MAINT-03', false],
    [false, 'down', true, 'MAINT-02', true],
    [false, 'unknown', null, 'OPEN-22', false],
    [true, 'up', false, 'MAINT-03', false],
    [true, 'down', null, 'MAINT-02', true],
    [true, 'unknown', null, 'OPEN-22', true],
  ])(
    'with the site down: %s, answered “%s”, tells %j [%s]',
    async (isDown, what, told, _, isDownThen) => {
      const { actor, answer, facts } = start({ isDown })
      await answer(what)
      expect(facts).toEqual(
        told === null ? [] : [{ type: 'maintenance.changed', isUnderMaintenance: told }],
      )
      expect(actor.getSnapshot().context).toEqual({
        isDown: isDownThen,
        isClosed: false,
        isConfigurationFresh: false,
        checkedAt: what === 'unknown' ? null : testEpoch,
      })
    },
  )

  it('keeps the time of the server’s last word when a later check fails', async () => {
    const { actor, answer, clock } = start()
    await answer('up')
    await clock.advance(maintenanceCheckInterval)
    await answer('unknown')
    expect(actor.getSnapshot().context).toEqual({
      isDown: false,
      isClosed: false,
      isConfigurationFresh: false,
      checkedAt: testEpoch,
    })
  })

  it('tells that the site was closed or opened, once and whatever else was answered [NOTE-16]', async () => {
    const { answer, clock, facts } = start()
    for (const [what, closed] of [
      ['up', false],
      ['up', true],
      ['unknown', true],
      ['down', null],
      ['unknown', false],
      ['up', false],
    ] as const) {
      await answer(what, closed)
      await clock.advance(maintenanceCheckInterval)
    }
    expect(facts).toEqual([
      { type: 'closure.changed', isClosed: true },
      { type: 'maintenance.changed', isUnderMaintenance: true },
      { type: 'closure.changed', isClosed: false },
      { type: 'maintenance.changed', isUnderMaintenance: false },
    ])
  })

  it('goes on when its actor breaks', async () => {
    const { asked, clock, facts, last } = start()
    last().fail()
    await clock.advance(maintenanceCheckInterval)
    expect([asked.length, facts]).toEqual([2, []])
  })
})

describe('the call of the maintenance check', () => {
  it('is `GET /` every 20 seconds, whose code is read [MAINT-01]', async () => {
    let code = 1
    const { api, clock, network } = startApi({ onSent: (request) => request.answer({ code }) })
    const siteDocument = createMemorySiteDocument({})
    const actor = createActor(provideMaintenance({ api, clock, siteDocument }), {
      clock,
      input: { isClosed: false, isDown: false },
    }).start()
    const isDown = () => actor.getSnapshot().context.isDown
    await settle()
    const atFirst = isDown()
    code = 0
    await clock.advance(20 * second - 1)
    const before = [isDown(), network.sent.length]
    await clock.advance(1)
    await settle()
    expect([atFirst, before, isDown()]).toEqual([false, [false, 1], true])
    expect(network.sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://api.test/',
      'GET https://api.test/',
    ])
    actor.stop()
  })

  it.each<[string, (request: SentRequest) => void, MaintenanceFact[], number | null]>([
    [
      'code 0, which means down here alone',
      (request) => request.answer({ code: 0 }),
      [{ type: 'maintenance.changed', isUnderMaintenance: true }],
      testEpoch,
    ],
    ['any other code', (request) => request.answer({ code: 1 }), [], testEpoch],
    [
      'another code in an error',
      (request) => request.answer({ code: 1 }, { status: 500 }),
      [],
      null,
    ],
    ['nonsense', (request) => request.answer('<html>'), [], null],
    ['an object without a code', (request) => request.answer({}), [], null],
    ['nothing', (request) => request.lose(), [], null],
  ])('understands %s [MAINT-02, OPEN-22]', async (_what, onSent, told, checkedAt) => {
    const { api, clock, reports } = startApi({ onSent })
    const siteDocument = createMemorySiteDocument({})
    const facts: MaintenanceFact[] = []
    const actor = createActor(provideMaintenance({ api, clock, siteDocument }), {
      clock,
      input: { isClosed: false, isDown: false },
    })
    actor.on('*', (fact) => facts.push(fact))
    actor.start()
    await settle()
    expect([facts, actor.getSnapshot().context.checkedAt]).toEqual([told, checkedAt])
    expect(reports.map(({ purpose }) => purpose)).toEqual(['background'])
    actor.stop()
    expect(clock.pending()).toEqual([])
  })
})
