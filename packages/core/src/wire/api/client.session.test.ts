import { describe, expect, it } from 'vitest'
import { callNames } from '../../../testing/all-calls.ts'
import { callRequests, startApi } from '../../../testing/api.harness.ts'
import type { SentRequest } from '../../../testing/fake-http.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { minute } from '../../base/time/durations.ts'
import { endpoints } from '../contract/endpoints.ts'
import { wireExamples } from '../contract/examples/wire.examples.ts'
import type { Renewal } from './answer.ts'
import type { CallPurpose } from './call.report.ts'
import type { CallName } from './call.ts'
import type { SessionGate } from './client.ts'

const credentialsOfSession: readonly string[] = ['access', 'dataClient']
const isOfSession = (name: CallName) => credentialsOfSession.includes(endpoints[name].credential)
const ofMembers = callNames.filter(isOfSession)
const ofAnybody = callNames.filter((name) => !isOfSession(name))

/** A client whose gate holds every request for a renewal until the test answers it. */
function setUp(onSent?: (request: SentRequest) => void) {
  const wishes: {
    version: number
    purpose: CallPurpose
    settle(how: Renewal): void
  }[] = []
  const invalidated: number[] = []
  let isOver = false
  const gate: SessionGate = {
    renew: (version, purpose) =>
      new Promise((resolve) => wishes.push({ version, purpose, settle: resolve })),
    invalidated: (version) => invalidated.push(version),
    isOver: () => isOver,
  }
  const api = startApi({ gate, ...(onSent ? { onSent } : {}) })
  const renew = () => {
    api.credentials.commitRefresh('refresh-1', {
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
    })
    for (const wish of wishes) wish.settle('renewed')
  }
  const over = () => {
    isOver = true
  }
  return { ...api, invalidated, over, renew, wishes }
}

/** Refuses the old token and accepts the new one. */
const acceptNewToken = (name: CallName) => (request: SentRequest) =>
  request.headers.authorization === 'Bearer access-1'
    ? request.answer({ code: 7003 })
    : request.answer(wireExamples[name].answer)

const expired = (meaning: 'tokenExpired' | 'sessionInvalid') => ({
  kind: 'failed',
  failure: { kind: 'expired', meaning },
})

describe.each(ofMembers)('%s with an expired token', (name) => {
  it('is sent with the new one although the answer about the old one asked for a wait', async () => {
    const busy = { status: 401, headers: { 'retry-after': '30' } }
    const { client, renew } = setUp((request) =>
      request.headers.authorization === 'Bearer access-1'
        ? request.answer({ code: 7003 }, busy)
        : request.answer(wireExamples[name].answer),
    )
    const answer = client.call(name, callRequests[name], { purpose: 'foreground' })
    await settle()
    renew()
    const next = client.call(name, callRequests[name], { purpose: 'foreground' })
    expect([(await answer).kind, (await next).kind]).toEqual(['accepted', 'accepted'])
  })

  it('waits for a renewal and is sent once more with the new token [SESS-10, ERR-01]', async () => {
    const { client, network, renew, wishes } = setUp(acceptNewToken(name))
    const answer = client.call(name, callRequests[name], { purpose: 'foreground' })
    await settle()
    expect(wishes).toEqual([{ version: 1, purpose: 'foreground', settle: expect.any(Function) }])
    renew()
    expect((await answer).kind).toBe('accepted')
    expect(network.sent.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ])
  })

  it('fails as expired when there is no renewal', async () => {
    const { client, network, wishes } = setUp((request) => request.answer({ code: 7003 }))
    const answer = client.call(name, callRequests[name], { purpose: 'background' })
    await settle()
    wishes[0]?.settle('failed')
    expect(await answer).toEqual(expired('tokenExpired'))
    expect(network.sent.length).toBe(1)
  })

  it.each([
    ['failed', expired('tokenExpired'), 'expired'],
    [
      'lost',
      { kind: 'failed', failure: { ...expired('tokenExpired').failure, isLost: true } },
      'unreachable',
    ],
  ] as const)(
    'whose renewal %s was not carried out, and is reported by what became of that [OPEN-04]',
    async (renewal, failed, outcome) => {
      const { client, reports, wishes } = setUp((request) => request.answer({ code: 7003 }))
      const answer = client.call(name, callRequests[name], { purpose: 'background' })
      await settle()
      wishes[0]?.settle(renewal)
      expect([await answer, reports.map((report) => report.outcome)]).toEqual([failed, [outcome]])
    },
  )

  it('fails as expired when the new token is refused too, without a second renewal', async () => {
    const { client, network, renew, wishes } = setUp((request) => request.answer({ code: 7003 }))
    const answer = client.call(name, callRequests[name], { purpose: 'background' })
    await settle()
    renew()
    expect(await answer).toEqual(expired('tokenExpired'))
    expect([network.sent.length, wishes.length]).toEqual([2, 1])
  })

  it('is known by its code, whatever its status', async () => {
    const { client, wishes } = setUp((request) => request.answer({ code: 7003 }, { status: 401 }))
    void client.call(name, callRequests[name], { purpose: 'background' })
    await settle()
    expect(wishes.length).toBe(1)
  })

  it('is not sent again after its deadline', async () => {
    const { client, clock, network, renew } = setUp(acceptNewToken(name))
    const answer = client.call(name, callRequests[name], { purpose: 'foreground' })
    await clock.advance(minute)
    expect(await answer).toEqual({ kind: 'failed', failure: { kind: 'timedOut' } })
    renew()
    await clock.advance(minute)
    expect(network.sent.length).toBe(1)
  })
})

describe.each(ofMembers)('%s that is answered when its session is over', (name) => {
  it('is not read, so that it keeps no secrets, and shows no failure page', async () => {
    const { client, credentials, network, over, reports, storage } = setUp()
    const answer = client.call(name, callRequests[name], { purpose: 'foreground' })
    await settle()
    credentials.clearSession()
    credentials.dropAllPayments()
    over()
    network.last().answer(wireExamples[name].answer)
    expect(await answer).toEqual(
      endpoints[name].isMoneyWrite
        ? { kind: 'failed', failure: { kind: 'unreachable' } }
        : expired('sessionInvalid'),
    )
    expect([storage.keys(), reports.map(({ outcome }) => outcome)]).toEqual([[], ['sessionOver']])
  })
})

describe.each(ofMembers)('%s in a session that is invalid', (name) => {
  it('ends the session without an attempt to renew it [SESS-12, ERR-02]', async () => {
    const { client, invalidated, network, wishes } = setUp((request) =>
      request.answer({ code: 7002 }),
    )
    const answer = await client.call(name, callRequests[name], { purpose: 'foreground' })
    expect(answer).toEqual(expired('sessionInvalid'))
    expect([invalidated, wishes, network.sent.length]).toEqual([[1], [], 1])
  })

  it('ends the renewed session when that is the invalid one', async () => {
    const { client, invalidated, renew } = setUp((request) =>
      request.answer({
        code: request.headers.authorization === 'Bearer access-1' ? 7003 : 7002,
      }),
    )
    const answer = client.call(name, callRequests[name], { purpose: 'foreground' })
    await settle()
    renew()
    expect(await answer).toEqual(expired('sessionInvalid'))
    expect(invalidated).toEqual([2])
  })
})

describe.each(ofAnybody)('%s, which carries no access token', (name) => {
  it.each([
    [7003, 'tokenExpired'],
    [7002, 'sessionInvalid'],
  ] as const)('fails as expired by %i and asks for nothing', async (code, meaning) => {
    const { client, invalidated, network, wishes } = setUp((request) => request.answer({ code }))
    const answer = await client.call(name, callRequests[name], { purpose: 'foreground' })
    expect(answer).toEqual(expired(meaning))
    expect([invalidated, wishes, network.sent.length]).toEqual([[], [], 1])
  })
})

describe('a money write with an expired token', () => {
  it.each([
    [7003, []],
    [7002, [1]],
  ])(
    'that hears %i after its deadline may have been carried out, and is not sent again',
    async (code, ended) => {
      const { client, clock, invalidated, network, wishes } = setUp()
      const late: unknown[] = []
      void client.call('createQr', callRequests.createQr, {
        purpose: 'foreground',
        onLateAnswer: (answer) => late.push(answer),
      })
      await clock.advance(31_000)
      network.last().answer({ code })
      await settle()
      const lost = { kind: 'failed', failure: { kind: 'unreachable' } }
      expect([late, invalidated, wishes, network.sent.length]).toEqual([[lost], ended, [], 1])
    },
  )
})

describe('a money write that was sent once more with renewed tokens', () => {
  it.each([
    [7003, []],
    [7002, [2]],
  ])(
    'and hears %i after its deadline may have been carried out the second time',
    async (code, ended) => {
      const { client, clock, invalidated, network, renew } = setUp()
      const late: unknown[] = []
      void client.call('createQr', callRequests.createQr, {
        purpose: 'foreground',
        onLateAnswer: (answer) => late.push(answer),
      })
      await settle()
      network.last().answer({ code: 7003 })
      await settle()
      renew()
      await clock.advance(31_000)
      network.last().answer({ code })
      await settle()
      const lost = { kind: 'failed', failure: { kind: 'unreachable' } }
      expect([late, invalidated, network.sent.length]).toEqual([[lost], ended, 2])
    },
  )
})

describe('a read that nobody waits for any more', () => {
  it('is not sent again when the tokens are renewed', async () => {
    const { client, network, renew, reports } = setUp(acceptNewToken('getCredit'))
    const asker = new AbortController()
    void client.call('getCredit', {}, { purpose: 'foreground', signal: asker.signal })
    await settle()
    asker.abort()
    renew()
    await settle()
    expect([network.sent.length, reports]).toEqual([1, []])
  })
})
