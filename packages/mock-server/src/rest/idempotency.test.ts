import { day } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld, qrQuery } from '../../testing/test-world.ts'

const headers = { 'Idempotency-Key': 'b7f3-01' }

async function open(username = 'demo') {
  const world = openTestWorld()
  const { access } = await world.signIn(username)
  const withdraw = async (balance: number, token = access, own = headers) => {
    const answer = await world.call('withdraw', { token, body: { balance }, headers: own })
    return [answer.status, answer.json()]
  }
  return { ...world, access, withdraw }
}

const taken = [200, { code: 0, result: { date: '2026-11-20T14:10:00+07:00' } }]

describe('a money write with a key', () => {
  it('acts once and has the same answer again, a lost one too', async () => {
    const { control, call, withdraw, balance, access } = await open()
    await control.fault('withdraw', 'reset', { applied: true })
    await expect(withdraw(500)).rejects.toThrow('reset')
    expect(await withdraw(500)).toEqual(taken)
    expect(await withdraw(500)).toEqual(taken)
    expect(await balance(access)).toBe(12000.5)
    const made = (await control.ledger()).filter(({ key }) => key === 'b7f3-01')
    expect(made.map(({ type, username }) => [username, type])).toEqual([['demo', 'withdraw']])
    const { list } = (await call('getHistory', { token: access })).json().result
    expect(list.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual(['T-10025', 'T-10024'])
  })

  it('makes one QR code, and another one with another key', async () => {
    const { call, control, access } = await open()
    const create = async (key: string) =>
      (
        await call('createQr', {
          token: access,
          query: qrQuery(),
          headers: { 'Idempotency-Key': key },
        })
      ).json()
    const first = await create('one')
    expect(first.code).toBe(0)
    expect(await create('one')).toEqual(first)
    expect((await create('two')).result.id).toBe('P-1002')
    expect((await control.payments()).map(({ id }) => id)).toEqual(['P-1002', 'P-1001'])
  })

  it('reports one transfer, which is credited once', async () => {
    const { call, control, access, balance } = await open()
    const body = { id: 'bank-1', amount: 500 }
    for (let times = 0; times < 3; times += 1) {
      const answer = await call('sendTransfer', { token: access, body, headers })
      expect(answer.json()).toEqual({ code: 0 })
    }
    await control.advance(5 * 60_000)
    expect(await balance(access)).toBe(13000.5)
  })

  it('withdraws commission once', async () => {
    const { call, control, signIn } = openTestWorld()
    await control.setClock('2026-12-03T14:00:00+07:00')
    const { access } = await signIn()
    const ask = async (own: Record<string, string>) => {
      const options = { token: access, body: { amount: 100 }, headers: own }
      return (await call('affiliateWithdraw', options)).json().code
    }
    expect([await ask(headers), await ask(headers), await ask({})]).toEqual([0, 0, 1004])
  })

  it('is refused again as it was refused first', async () => {
    const { control, withdraw } = await open('broke')
    const refused = [200, { code: 1001, message: 'Not enough balance' }]
    expect(await withdraw(500)).toEqual(refused)
    await control.putMember({ username: 'broke', balance: 1_000 })
    expect(await withdraw(500)).toEqual(refused)
    expect(await withdraw(500, undefined, { 'Idempotency-Key': 'another' })).toEqual(taken)
  })

  it('acts if it was refused before it could: the key was not used yet', async () => {
    const { control, withdraw } = await open()
    expect(await withdraw(500, 'made-up')).toEqual([
      200,
      { code: 7002, message: 'Session invalid' },
    ])
    await control.maintenance(true)
    expect(await withdraw(500)).toEqual([200, { code: 9998, message: 'Under maintenance' }])
    await control.maintenance(false)
    await control.arm('withdraw.1005')
    expect(await withdraw(500)).toEqual([
      200,
      { code: 1005, message: 'Wait before withdrawing again' },
    ])
    expect(await withdraw(500)).toEqual(taken)
  })

  it('may have the key of another member', async () => {
    const { withdraw, signIn } = await open()
    expect(await withdraw(500)).toEqual(taken)
    const other = await signIn('onechannel')
    expect(await withdraw(400, other.access)).toEqual(taken)
  })

  it('keeps its answer for 24 hours, also for a new token', async () => {
    const { withdraw, control, signIn } = await open()
    expect(await withdraw(500)).toEqual(taken)
    await control.advance(day - 1)
    expect(await withdraw(500, (await signIn()).access)).toEqual(taken)
    await control.advance(1)
    expect(await withdraw(500, (await signIn()).access)).toEqual([
      200,
      { code: 0, result: { date: '2026-11-21T14:10:00+07:00' } },
    ])
  })

  it('is refused with the key of another request', async () => {
    const { withdraw, balance, access } = await open()
    expect(await withdraw(500)).toEqual(taken)
    expect(await withdraw(600)).toEqual([
      400,
      {
        error: 'the header "Idempotency-Key" came with another request before',
        hint: 'give each money write a key of its own',
        field: 'Idempotency-Key',
      },
    ])
    expect(await balance(access)).toBe(12000.5)
  })

  it.each(['', 'two words', 'k'.repeat(256)])('is refused with the key “%s”', async (key) => {
    const { withdraw, balance, access } = await open()
    expect(await withdraw(500, access, { 'Idempotency-Key': key })).toEqual([
      400,
      {
        error: 'the header "Idempotency-Key" is no key',
        hint: 'give 1 to 255 visible characters of ASCII',
        field: 'Idempotency-Key',
      },
    ])
    expect(await balance(access)).toBe(12500.5)
  })
})

describe('a read', () => {
  it('takes no notice of a key', async () => {
    const { call, control, access } = await open()
    const read = async () => (await call('getCredit', { token: access, headers })).json().result
    expect(await read()).toEqual({ balance: 12500.5 })
    await control.putMember({ username: 'demo', balance: 5 })
    expect(await read()).toEqual({ balance: 5 })
  })
})
