import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { createQuestions } from '../../../testing/questions.ts'
import { settle, testEpoch } from '../../../testing/virtual-clock.ts'
import { second } from '../../base/time/durations.ts'
import { wireExamples } from '../../wire/contract/examples/wire.examples.ts'
import { createProfileFlow } from './profile.actors.ts'
import { freshFor, type ProfileResult, profileMachine } from './profile.machine.ts'
import type { Profile } from './profile.ts'

const profileOf = (firstName: string): Profile => ({
  firstName,
  lastName: 'B',
  channels: [],
  usdt: [],
  account: null,
  isAccountReadable: true,
  group: null,
  minWithdraw: null,
})

function start() {
  const questions = createQuestions<ProfileResult>()
  const actor = createActor(profileMachine.provide({ actors: { getProfile: questions.actor } }))
  actor.start()
  const request = (after: number) => actor.send({ type: 'profile.request', now: testEpoch + after })
  const answer = async (profile: Profile | null, after = 0) => {
    questions.last().answer({ profile, now: testEpoch + after })
    await settle()
  }
  const state = () => {
    const { value, context } = actor.getSnapshot()
    return [value, context.profile?.firstName ?? null, questions.asked.length]
  }
  return { ...questions, actor, answer, request, state }
}

describe('the profile', () => {
  it('is fetched at once', () => {
    expect(start().state()).toEqual(['loading', null, 1])
  })

  it('is fetched at most once in 30 seconds [SESS-05, OPEN-79]', async () => {
    const { answer, request, state } = start()
    await answer(profileOf('A'))
    for (const after of [0, 1, 15 * second, 30 * second - 1]) request(after)
    expect(state()).toEqual(['loaded', 'A', 1])
    request(30 * second)
    expect(state()).toEqual(['loading', 'A', 2])
  })

  it('counts as fresh for 30 seconds after each answer', async () => {
    const { answer, request, state } = start()
    await answer(profileOf('A'), 5 * second)
    request(freshFor + 5 * second)
    await answer(profileOf('B'), freshFor + 6 * second)
    request(2 * freshFor + 6 * second - 1)
    expect(state()).toEqual(['loaded', 'B', 2])
  })

  it('is fetched again if the clock was set back to before its answer', async () => {
    const { answer, request, state } = start()
    await answer(profileOf('A'), 60 * second)
    request(0)
    expect(state()).toEqual(['loading', 'A', 2])
  })

  it('is fetched once for all flows that need it at the same time', () => {
    const { request, state } = start()
    for (let count = 0; count < 5; count += 1) request(60 * second)
    expect(state()).toEqual(['loading', null, 1])
  })

  it('is kept if a newer one cannot be loaded', async () => {
    const { answer, request, state } = start()
    await answer(profileOf('A'))
    request(freshFor)
    await answer(null)
    expect(state()).toEqual(['loaded', 'A', 2])
    request(freshFor + second)
    expect(state()).toEqual(['loading', 'A', 3])
  })

  it('is missing if the first one cannot be loaded, and is fetched again when it is needed', async () => {
    const { actor, answer, request, state } = start()
    await answer(null)
    expect([state(), actor.getSnapshot().hasTag('failure')]).toEqual([['missing', null, 1], true])
    request(1)
    expect(state()).toEqual(['loading', null, 2])
  })

  it('is missing if its actor dies before there is one', async () => {
    const { last, state } = start()
    last().fail()
    await settle()
    expect(state()).toEqual(['missing', null, 1])
  })

  it('is kept if its actor dies later', async () => {
    const { answer, last, request, state } = start()
    await answer(profileOf('A'))
    request(freshFor)
    last().fail()
    await settle()
    expect(state()).toEqual(['loaded', 'A', 2])
  })
})

describe('the call for the profile', () => {
  it.each<[string, (request: SentRequest) => void, string]>([
    ['a profile', (request) => request.answer(wireExamples.getProfile.answer), 'loaded'],
    ['a refusal', (request) => request.answer({ code: 5 }), 'missing'],
    ['nonsense', (request) => request.answer({ code: 0, result: {} }), 'missing'],
    ['nothing', (request) => request.lose(), 'missing'],
  ])(
    'answered by %s is never one that a screen waits for [MAINT-08]',
    async (_what, onSent, value) => {
      const { api, clock, reports } = startApi({ onSent })
      const actor = createActor(createProfileFlow({ api, clock }).logic).start()
      await settle()
      expect(actor.getSnapshot().value).toBe(value)
      expect(actor.getSnapshot().context.readAt).toBe(value === 'loaded' ? testEpoch : 0)
      expect(reports.map(({ purpose, isExempt }) => [purpose, isExempt])).toEqual([
        ['pressed', true],
      ])
    },
  )

  it('leaves out each malformed way to pay, and reports it', async () => {
    const { result } = wireExamples.getProfile.answer
    const malformed = { ...result.bank?.[0], id: null }
    const answer = { code: 0, result: { ...result, bank: [malformed, ...(result.bank ?? [])] } }
    const { api, clock, reports } = startApi({ onSent: (request) => request.answer(answer) })
    const actor = createActor(createProfileFlow({ api, clock }).logic).start()
    await settle()
    const { profile } = actor.getSnapshot().context
    expect([
      profile?.channels.map(({ key }) => key),
      reports.map(({ leftOut }) => leftOut),
    ]).toEqual([['payment:p-1', 'bank:b-1'], [1]])
  })
})
