import { type Endpoint, endpoints } from '@croupier/core/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { prepareGoodCalls, registration } from '../../testing/good-calls.ts'
import { openTestWorld, qrQuery } from '../../testing/test-world.ts'
import { endpointNames } from '../calls/matching.ts'

describe('the services keep the contract', () => {
  it('in every accepted answer', async () => {
    const world = openTestWorld()
    const { calls } = await prepareGoodCalls(world)
    for (const name of endpointNames()) {
      const answer = await world.call(name, calls[name])
      const { error } = z.safeParse(endpoints[name].answer, answer.json())
      expect([name, answer.status, error?.issues]).toEqual([name, 200, undefined])
    }
  })

  it('in the profile of the demo member [API-02]', async () => {
    const { call, signIn } = openTestWorld()
    const { access } = await signIn()
    const { result } = (await call('getProfile', { token: access })).json()
    expect(result.user).toEqual({
      bank_account: '1234567890',
      bank_id: 'kbank',
      firstname: 'Somchai',
      lastname: 'Jaidee',
      group_bank: 'A',
    })
    expect(result.payment).toEqual([
      {
        id: 'pp-1',
        img: null,
        provider: 'PromptPay QR',
        min_deposit: 100,
        max_deposit: 50000,
        bonus: null,
      },
      {
        id: 'pp-2',
        img: null,
        provider: 'PromptPay QR Plus',
        min_deposit: 50,
        max_deposit: 45000,
        bonus: null,
      },
    ])
    expect([result.bank.length, result.truewallet.length, result.usdt.length]).toEqual([2, 1, 2])
    expect(result.min_withdraw).toBe(100)
  })

  it('in what it gives the member with one channel', async () => {
    const { call, signIn } = openTestWorld()
    const { access } = await signIn('onechannel')
    const { result } = (await call('getProfile', { token: access })).json()
    expect([result.bank, result.payment.length, result.truewallet, result.usdt]).toEqual([
      [],
      1,
      [],
      [],
    ])
  })
})

/** The fields that a query or a body cannot do without. */
function neededFields(schema: z.core.$ZodType | undefined): readonly string[] {
  return schema ? (z.toJSONSchema(schema, { io: 'input' }).required ?? []) : []
}

describe('a request that breaks the contract is told which field', () => {
  it.each(
    endpointNames().flatMap((name) => {
      const { query, body, operation }: Endpoint = endpoints[name]
      if (operation) return []
      return [
        ...neededFields(query).map((field) => [name, 'query', field] as const),
        ...neededFields(body).map((field) => [name, 'body', field] as const),
      ]
    }),
  )('%s without the %s’s %s', async (name, place, field) => {
    const world = openTestWorld()
    const { calls } = await prepareGoodCalls(world)
    const call = calls[name]
    const { [field]: _left, ...rest } = Object(call[place])
    const answer = await world.call(name, { ...call, [place]: rest })
    expect([answer.status, answer.json().field]).toEqual([400, field])
  })

  it.each([
    ['login', { body: { username: 'demo' } }, 'password'],
    ['login', { body: { username: '', password: 'x' } }, 'username'],
    ['login', { body: { username: 'demo', password: 5 } }, 'password'],
    ['createQr', { query: { ...qrQuery(), amount: '10.5' } }, 'amount'],
    ['createQr', { query: { ...qrQuery(), amount: '0' } }, 'amount'],
    ['createQr', { query: { ...qrQuery(), dark: 'black' } }, 'dark'],
    ['createQr', { query: { ...qrQuery(), type: 'cash' } }, 'type'],
    ['createQr', { query: { ...qrQuery(), action: 'give_qr' } }, 'action'],
    ['pollQr', { query: { action: 'is_deposit', id: 'P-1001' } }, 'token'],
  ] as const)('%s with %o: %s', async (name, options, field) => {
    const { call, signIn } = openTestWorld()
    const { access } = await signIn()
    const answer = await call(name, { ...options, token: access })
    expect([answer.status, answer.json()]).toEqual([
      400,
      { error: expect.stringContaining(`"${field}"`), hint: expect.stringMatching(/\S/), field },
    ])
  })

  it('and never what was in it', async () => {
    const { call } = openTestWorld()
    const answer = await call('login', { body: { username: 'demo', password: ['hunter2'] } })
    expect([answer.status, answer.text.includes('hunter2')]).toEqual([400, false])
  })

  it('a body that is not JSON', async () => {
    const { server } = openTestWorld()
    const answer = await server.fetch(
      new Request('http://mock.test/_/test/auth/login', { method: 'POST', body: 'username=demo' }),
    )
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        error: 'the body is not JSON',
        hint: 'send a JSON object with Content-Type: application/json',
      },
    ])
  })

  it.each([
    ['GET', '/_/test/api/api/v1/nothing', 404],
    ['GET', '/_/test/bank/', 404],
    ['GET', '/_/test', 404],
    ['GET', '/_/Not-A-World/api/', 404],
    ['GET', '/_/test/auth/login', 405],
    ['POST', '/_/test/reward/deposit', 404],
  ])('%s %s answers JSON with status %i', async (method, path, status) => {
    const { server } = openTestWorld()
    const answer = await server.fetch(new Request(`http://mock.test${path}`, { method }))
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String), hint: expect.any(String) }),
    ])
  })
})

describe('maintenance', () => {
  it('is code 0 of the check, and 9998 of everything else [API-21]', async () => {
    const { call, signIn, control } = openTestWorld()
    const { access } = await signIn()
    expect((await call('checkMaintenance')).json()).toEqual({ code: 1 })
    await control.maintenance(true)
    expect((await call('checkMaintenance')).json()).toEqual({ code: 0 })
    expect((await call('getCredit', { token: access })).json().code).toBe(9998)
    await control.maintenance(false)
    expect((await call('getCredit', { token: access })).json().code).toBe(0)
  })

  it('never asks a newcomer who they are, which is what 9998 means to registration [ERR-20, OPEN-25]', async () => {
    const { call, control } = openTestWorld()
    await control.maintenance(true)
    const bodies = {
      requestOtp: { phone: registration.phone, purpose: 'register' },
      register: { ...registration, otp: '123456' },
    } as const
    for (const name of ['requestOtp', 'register'] as const) {
      const answer = await call(name, { body: bodies[name] })
      expect([answer.status, answer.headers.get('Retry-After'), answer.json()]).toEqual([
        503,
        '60',
        { error: 'Under maintenance', hint: 'come again when the check answers another code' },
      ])
    }
    await control.maintenance(false)
    expect((await call('requestOtp', { body: bodies.requestOtp })).json().code).toBe(0)
  })
})
