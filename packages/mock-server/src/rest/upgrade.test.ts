import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

describe('the forced notice of a changed bank account', () => {
  it('is asked about, acknowledged and asked about again [API-03, API-04, API-05]', async () => {
    const { call, signIn, control } = openTestWorld()
    const { access } = await signIn()
    const ask = async (name: 'checkUpgrade' | 'getUpgrade' | 'updateUpgrade') =>
      (await call(name, { token: access })).json()
    expect(await ask('checkUpgrade')).toEqual({ code: 0, result: { is_upgrade: 0 } })
    await control.arm('notice.bankChange')
    expect(await ask('checkUpgrade')).toEqual({ code: 0, result: { is_upgrade: 1 } })
    expect(await ask('getUpgrade')).toEqual({ code: 0, result: { is_upgrade: 1 } })
    expect(await ask('updateUpgrade')).toEqual({ code: 0 })
    expect(await ask('getUpgrade')).toEqual({ code: 0, result: { is_upgrade: 0 } })
    expect(await ask('checkUpgrade')).toEqual({ code: 0, result: { is_upgrade: 0 } })
  })
})

describe('the chat contact', () => {
  it('is told to visitors too [API-12]', async () => {
    const { call } = openTestWorld()
    expect((await call('getChatContact')).json()).toEqual({
      code: 0,
      result: { contact_id: '@croupier', link: 'https://chat.example/croupier' },
    })
  })
})
