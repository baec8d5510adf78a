import { hour, minute, second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { type CallOptions, openTestWorld } from '../../testing/test-world.ts'

const phone = '0899999901'
const wrong = { username: 'demo', password: 'nope' }
const right = { username: 'demo', password: 'demo1234' }

function openHurriedWorld() {
  const world = openTestWorld()
  /** Makes a call so many times at once. Returns the statuses with how often each came. */
  async function hurry(name: Parameters<typeof world.call>[0], times: number, call: CallOptions) {
    const counts: Record<number, number> = {}
    for (let done = 0; done < times; done += 1) {
      const { status } = await world.call(name, call)
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }
  const waitOf = async (name: Parameters<typeof world.call>[0], call: CallOptions) => {
    const answer = await world.call(name, call)
    return [answer.status, answer.headers.get('Retry-After')]
  }
  async function openPayment(username = 'demo') {
    const { access } = await world.signIn(username)
    const payment = await world.createQr(access)
    const query = {
      action: 'is_deposit',
      id: payment.result.id,
      token: payment.token,
      x_debug_key: payment.x_debug_key,
    }
    return { token: access, query }
  }
  return { ...world, hurry, waitOf, openPayment }
}

describe('too many calls are refused with status 429 and when to come again', () => {
  it('failed logins with one username, for a minute', async () => {
    const { hurry, waitOf, clock, call } = openHurriedWorld()
    expect(await hurry('login', 31, { body: wrong })).toEqual({ 200: 30, 429: 1 })
    await clock.advance(20 * second)
    expect(await waitOf('login', { body: right })).toEqual([429, '40'])
    expect(await waitOf('login', { body: { ...right, username: 'onechannel' } })).toEqual([
      200,
      null,
    ])
    await clock.advance(40 * second)
    expect((await call('login', { body: right })).json().code).toBe(0)
  })

  it('one-time codes to one phone, for an hour, whatever they are for', async () => {
    const { hurry, waitOf, clock, call } = openHurriedWorld()
    expect(await hurry('requestOtp', 15, { body: { phone, purpose: 'register' } })).toEqual({
      200: 15,
    })
    expect(await hurry('requestOtp', 16, { body: { phone, purpose: 'forgot' } })).toEqual({
      200: 15,
      429: 1,
    })
    await clock.advance(hour - minute)
    expect(await waitOf('requestOtp', { body: { phone, purpose: 'register' } })).toEqual([
      429,
      '60',
    ])
    await clock.advance(minute)
    const answer = await call('requestOtp', { body: { phone, purpose: 'register' } })
    expect(answer.json().code).toBe(0)
  })

  it('questions about one payment, for a second, and about no other', async () => {
    const { hurry, waitOf, clock, openPayment } = openHurriedWorld()
    const [poll, other] = [await openPayment(), await openPayment('onechannel')]
    expect(await hurry('pollQr', 25, poll)).toEqual({ 200: 20, 429: 5 })
    expect(await waitOf('pollQr', poll)).toEqual([429, '1'])
    expect(await waitOf('pollQr', other)).toEqual([200, null])
    await clock.advance(second)
    expect(await waitOf('pollQr', poll)).toEqual([200, null])
  })

  it('and nobody is kept from asking about a payment by somebody without its token', async () => {
    const { hurry, waitOf, openPayment } = openHurriedWorld()
    const poll = await openPayment()
    await hurry('pollQr', 25, { ...poll, token: 'made-up' })
    expect(await waitOf('pollQr', poll)).toEqual([200, null])
  })

  it('by the clock of the world, also when that goes back', async () => {
    const { hurry, waitOf, control } = openHurriedWorld()
    await hurry('login', 30, { body: wrong })
    await control.advance(-hour)
    expect(await waitOf('login', { body: right })).toEqual([200, null])
  })

  it('and a member who signs in may be wrong as often again', async () => {
    const { hurry, clock } = openHurriedWorld()
    await hurry('login', 4, { body: wrong })
    expect(await hurry('login', 60, { body: right })).toEqual({ 200: 60 })
    await clock.advance(second)
    expect(await hurry('login', 31, { body: wrong })).toEqual({ 200: 30, 429: 1 })
  })

  it('the journal shows them, and what is armed comes all the same', async () => {
    const { call, control, hurry } = openHurriedWorld()
    await hurry('login', 31, { body: wrong })
    const refused = (await control.requests()).at(-1)
    expect([refused?.status, refused?.answer]).toEqual([
      429,
      { error: 'login came too often', hint: 'at most 30 failed ones a minute for one username' },
    ])
    await control.arm('login.1007')
    expect((await call('login', { body: right })).json().code).toBe(1007)
  })

  it('in one world only', async () => {
    const { hurry, call } = openHurriedWorld()
    await hurry('login', 31, { body: wrong })
    expect((await call('login', { body: right }, 'other')).json().code).toBe(0)
  })
})
