import { codes, type Endpoint, endpoints } from '@croupier/core/contract'
import { describe, expect, it } from 'vitest'
import { openTestWorld, qrQuery } from '../../testing/test-world.ts'
import { catalogue } from './cases.ts'

async function open() {
  const world = openTestWorld()
  const tokens = await world.signIn()
  const payment = await world.createQr(tokens.access)
  const pollQuery = {
    action: 'is_deposit',
    id: String(payment.result.id),
    token: String(payment.token),
    x_debug_key: String(payment.x_debug_key),
  }
  return { ...world, ...tokens, payment, pollQuery }
}

describe('the catalogue', () => {
  it('names every case once', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('calls a code that nobody documented unknown where money has to be looked for, and nowhere else', () => {
    const undocumented = catalogue.filter(
      ({ answer, code }) => code === null && answer.type === 'refusal',
    )
    const told = undocumented.flatMap(({ behaviour, endpoint }) => {
      if (endpoint === 'any') return []
      const row: Endpoint = endpoints[endpoint]
      const isAmbiguous = row.isMoneyWrite && !row.isRefusedByAnyCode
      return [[endpoint, isAmbiguous, behaviour.includes('Any other code: unknown')] as const]
    })
    expect(told.filter(([, isAmbiguous, isUnknown]) => isAmbiguous !== isUnknown)).toEqual([])
    expect(told.flatMap(([name, isAmbiguous]) => (isAmbiguous ? [name] : []))).toEqual([
      'sendTransfer',
      'withdraw',
      'affiliateWithdraw',
    ])
  })

  it('has a case for every documented code of the contract', () => {
    const documented = [...Object.entries(codes)].flatMap(([context, meanings]) =>
      Object.keys(meanings).map((code) => [context, Number(code)] as const),
    )
    const contexts: Record<string, readonly string[]> = {
      global: ['global', 'session'],
      chatSignIn: ['chat-sign-in'],
      chatLink: ['chat-link'],
      depositPromotion: ['deposit-promotion'],
      gameLaunch: ['game-launch'],
      affiliateWithdraw: ['affiliate-withdraw'],
      password: ['password', 'validation'],
      passwordConfirmation: ['payout-password'],
      depositQr: ['deposit-qr'],
      depositPoll: ['deposit-poll'],
    }
    const missing = documented.filter(
      ([context, code]) =>
        !catalogue.some(
          (one) => (contexts[context] ?? [context]).includes(one.context) && one.code === code,
        ),
    )
    expect(missing).toEqual([])
  })

  it('is told with what is armed', async () => {
    const { control, raw } = openTestWorld()
    await control.arm('login.5001')
    const [, { cases }] = await raw('/__mock/catalogue')
    expect(cases.length).toBe(catalogue.length)
    expect(cases.filter((one: { armed: boolean }) => one.armed)).toEqual([
      {
        id: 'login.5001',
        context: 'login',
        endpoint: 'login',
        code: 5001,
        cause: 'server',
        behaviour: 'Account cannot log in; contact admin.',
        takesCode: false,
        armed: true,
      },
    ])
  })
})

describe('an armed case', () => {
  it('answers the next call of its endpoint and no other, and changes nothing else', async () => {
    const { control, call, access } = await open()
    await control.arm('deposit-qr.98')
    expect((await call('getCredit', { token: access })).json().code).toBe(0)
    const refused = await call('createQr', { token: access, query: qrQuery() })
    expect(refused.json()).toEqual({ code: 98, message: 'QR request failed' })
    expect((await control.payments()).length).toBe(1)
    expect((await call('createQr', { token: access, query: qrQuery() })).json().code).toBe(0)
  })

  it('keeps the calls that share a path apart', async () => {
    const { control, call, access, pollQuery } = await open()
    await control.arm('deposit-poll.98')
    expect((await call('createQr', { token: access, query: qrQuery() })).json().code).toBe(0)
    expect((await call('pollQr', { token: access, query: pollQuery })).json().code).toBe(98)
  })

  it('of any call needs the endpoint', async () => {
    const { control, call, access, raw } = await open()
    expect(await raw('/__mock/arm', { case: 'session.7002' })).toEqual([
      400,
      {
        error: 'the case "session.7002" can happen to any call, so it needs an endpoint',
        hint: expect.stringContaining('createQr'),
        field: 'endpoint',
      },
    ])
    await control.arm('session.7002', { endpoint: 'getCredit' })
    expect((await call('getCredit', { token: access })).json().code).toBe(7002)
    expect((await call('getCredit', { token: access })).json().code).toBe(0)
  })

  it('without a documented code answers 9999, or the code that is given', async () => {
    const { control, call, access } = await open()
    const code = async () =>
      (await call('createQr', { token: access, query: qrQuery() })).json().code
    await control.arm('deposit-qr.tryAgain')
    expect(await code()).toBe(9999)
    await control.arm('deposit-qr.tryAgain', { code: 1234 })
    expect(await code()).toBe(1234)
  })

  it.each([
    ['login.other', 0],
    ['login.other', 5001],
    ['deposit-qr.tryAgain', 98],
    ['withdraw.tryAgain', 7003],
    ['chat-link.fetchLink', 0],
  ])('%s has no code %i, which means something', async (id, code) => {
    const { control, raw } = openTestWorld()
    expect(await raw('/__mock/arm', { case: id, code })).toEqual([
      400,
      {
        error: `the case "${id}" is for codes without a meaning, and ${code} has one`,
        hint: 'give a code that the contract does not name, or arm the case of this code',
        field: 'code',
      },
    ])
    expect(await control.armed()).toEqual([])
  })

  it('that was armed last wins', async () => {
    const { control, call } = openTestWorld()
    const body = { username: 'demo', password: 'demo1234' }
    const code = async () => (await call('login', { body })).json().code
    await control.arm('login.5000', { times: null })
    await control.arm('login.5001', { times: 2 })
    expect([await code(), await code(), await code()]).toEqual([5001, 5001, 5000])
    await control.disarm('login.5000')
    expect(await code()).toBe(0)
  })

  it('of a success does the real thing and skips the rules', async () => {
    const { control, call, access, poll, payment, balance } = await open()
    await control.arm('deposit-qr.0')
    const tooMuch = await call('createQr', { token: access, query: qrQuery('99999') })
    expect(tooMuch.json().code).toBe(0)
    await control.expire(payment.result.id)
    await control.arm('deposit-poll.success')
    expect(await poll(access, payment)).toEqual({ code: 0, success: true })
    expect(await poll(access, payment)).toEqual({ code: 0, success: true })
    expect(await balance(access)).toBe((1_250_050 + payment.result.payAmount * 100) / 100)
  })

  it('of a code to pay asks for no more than a code can carry', async () => {
    const { control, call, access } = await open()
    const codeFor = async (amount: string) => {
      await control.arm('deposit-qr.0')
      return (await call('createQr', { token: access, query: qrQuery(amount) })).json().code
    }
    expect([await codeFor('9999999'), await codeFor('10000000')]).toEqual([0, 4103])
  })

  it('of a refresh renews also a token that ran out', async () => {
    const { control, call, refresh, clock } = await open()
    await clock.advance(8 * 24 * 3_600_000)
    await control.arm('session.refresh-ok')
    const answer = (await call('refresh', { token: refresh })).json()
    expect((await call('getCredit', { token: answer.access_token })).json().code).toBe(0)
  })

  it.each([
    ['deposit-qr.MISSING_FIELDS', { code: 0, result: {} }],
    ['deposit-qr.98', { code: 98, message: 'QR request failed' }],
  ])('%s of createQr', async (id, expected) => {
    const { control, call, access } = await open()
    await control.arm(id)
    expect((await call('createQr', { token: access, query: qrQuery() })).json()).toEqual(expected)
  })

  it.each([
    ['deposit-poll.alert', { code: 0, success: false, result: { alert: 'ธนาคารปฏิเสธรายการนี้' } }],
    [
      'deposit-poll.part',
      {
        code: 0,
        success: false,
        result: { alert: 'ได้รับเงินเพียง 250.00 บาท', received: 250 },
      },
    ],
    ['deposit-poll.pending', { code: 0, success: false }],
    ['deposit-poll.98', { code: 98, message: 'QR code expired' }],
  ])('%s of pollQr', async (id, expected) => {
    const { control, call, access, pollQuery } = await open()
    await control.arm(id)
    expect((await call('pollQr', { token: access, query: pollQuery })).json()).toEqual(expected)
  })

  it.each([
    ['deposit.noAccounts', [0, 0, 0, 0]],
    ['deposit.tabDisabled', [2, 2, 1, 0]],
  ])('%s of getProfile', async (id, lengths) => {
    const { control, call, access } = await open()
    await control.arm(id)
    const { result } = (await call('getProfile', { token: access })).json()
    expect([
      result.bank.length,
      result.payment.length,
      result.truewallet.length,
      result.usdt.length,
    ]).toEqual(lengths)
  })

  it('deposit.wrongAddress of getProfile has another character in the first USDT address', async () => {
    const { control, call, access } = await open()
    const addresses = async () => {
      const { result } = (await call('getProfile', { token: access })).json()
      return result.usdt.map(({ address }: { address: string }) => address)
    }
    await control.arm('deposit.wrongAddress')
    expect([await addresses(), await addresses()]).toEqual([
      ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWw1', '0x000000000000000000000000000000000000dEaD'],
      ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', '0x000000000000000000000000000000000000dEaD'],
    ])
  })

  it('deposit.wrongAddress of getProfile leaves a member without USDT as they are', async () => {
    const { control, call, signIn } = await open()
    const { access } = await signIn('nousdt')
    await control.arm('deposit.wrongAddress')
    const { result } = (await call('getProfile', { token: access })).json()
    expect(result.usdt).toEqual([])
  })

  it.each(['global.profile', 'deposit.unavailable'])('%s resets getProfile', async (id) => {
    const { control, call, access } = await open()
    await control.arm(id)
    await expect(call('getProfile', { token: access })).rejects.toThrow('the connection was reset')
  })

  it.each([
    [{ case: 'login.9' }, 404, 'case'],
    [{ case: 'session.7002', endpoint: 'nothing' }, 404, 'endpoint'],
    [{ case: 'login.5000', endpoint: 'getCredit' }, 400, 'endpoint'],
    [{ case: 'login.5000', code: 7 }, 400, 'code'],
    [{ case: 'login.5000', times: 0 }, 400, 'times'],
    [{ case: 'login.5000', tiems: 2 }, 400, 'tiems'],
    [{}, 400, 'case'],
  ])('is refused for %o', async (body, status, field) => {
    const { raw } = openTestWorld()
    expect(await raw('/__mock/arm', body)).toEqual([
      status,
      { error: expect.stringMatching(/\S/), hint: expect.stringMatching(/\S/), field },
    ])
  })
})
