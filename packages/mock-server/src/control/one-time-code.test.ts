import { describe, expect, it } from 'vitest'
import { registration } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'

describe('the one-time code of a world', () => {
  it('can be changed, counts at once for codes that were sent before, and begins anew with the world', async () => {
    const { call, control } = openTestWorld()
    const register = async (otp: string) =>
      (await call('register', { body: { ...registration, otp } })).json().code
    await call('requestOtp', { body: { phone: registration.phone, purpose: 'register' } })
    await control.changeOneTimeCode('004711')
    expect([
      await control.oneTimeCode(),
      await register('123456'),
      await register('004711'),
    ]).toEqual(['004711', 6001, 0])
    await control.reset()
    expect(await control.oneTimeCode()).toBe('123456')
  })

  it('is told to whoever watches the members', async () => {
    const { control } = openTestWorld()
    const heard = new AbortController()
    const events = await control.events(heard.signal)
    await control.changeOneTimeCode('999999')
    const { value } = await events[Symbol.asyncIterator]().next()
    heard.abort()
    expect(value).toEqual({ type: 'changed', part: 'members' })
  })

  it.each([{ code: '12345' }, { code: '1234567' }, { code: 'abcdef' }, { code: 123456 }, {}])(
    'is six digits, not %o',
    async (body) => {
      const { control, raw } = openTestWorld()
      expect(await raw('/__mock/one-time-code', body)).toEqual([
        400,
        expect.objectContaining({ error: expect.any(String), field: 'code' }),
      ])
      expect(await control.oneTimeCode()).toBe('123456')
    },
  )
})
