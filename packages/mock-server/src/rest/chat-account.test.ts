import { minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { consent } from '../../testing/good-calls.ts'
import { openTestWorld } from '../../testing/test-world.ts'

const link = { username: 'demo', action: 'link' }
const signInByChat = { username: '', action: 'login' }

async function open() {
  const world = openTestWorld()
  const { access } = await world.signIn()
  const check = async () =>
    (await world.call('chatCheck', { token: access, query: { username: 'demo' } })).json()
  const enter = async (ticket: string | null) =>
    (await world.call('chatSignIn', { body: { ticket } })).json()
  return { ...world, access, check, enter }
}

describe('a chat account', () => {
  it('is linked when the chat service was agreed with [API-22, API-23]', async () => {
    const world = await open()
    expect(await world.check()).toEqual({ code: 1, message: 'Not linked' })
    const returned = await consent(world, link, world.access)
    expect([returned.pathname, await world.check()]).toEqual(['/', { code: 0 }])
  })

  it('that another member has linked is not linked again [ERR-21]', async () => {
    const world = await open()
    const authorize = async () =>
      (await world.call('chatAuthorize', { token: world.access, query: link })).json()
    await world.control.putMember({ username: 'onechannel', lineId: 'line-demo' })
    expect(await authorize()).toEqual({
      code: 6000,
      message: 'Another member has linked this chat account',
    })
    await world.control.putMember({ username: 'onechannel', lineId: null })
    expect((await authorize()).code).toBe(0)
  })

  it('signs its member in, once a ticket', async () => {
    const world = await open()
    await consent(world, link, world.access)
    const returned = await consent(world, signInByChat)
    const ticket = returned.searchParams.get('ticket')
    expect(returned.pathname).toBe('/loginLine')
    expect((await world.enter(ticket)).result.username).toBe('demo')
    expect((await world.enter(ticket)).code).toBe(5000)
  })

  it('that nobody linked signs nobody in', async () => {
    const world = await open()
    const returned = await consent(world, signInByChat)
    expect((await world.enter(returned.searchParams.get('ticket'))).code).toBe(5003)
  })

  it('does not open an account that is blocked', async () => {
    const world = await open()
    await consent(world, link, world.access)
    await world.control.putMember({ username: 'demo', flags: ['accountBlocked'] })
    const returned = await consent(world, signInByChat)
    expect((await world.enter(returned.searchParams.get('ticket'))).code).toBe(5001)
  })

  it('of another member is neither checked nor linked', async () => {
    const { call, access } = await open()
    const query = { username: 'onechannel' }
    expect((await call('chatCheck', { token: access, query })).json().code).toBe(7002)
    const linking = { ...query, action: 'link' }
    expect((await call('chatAuthorize', { token: access, query: linking })).json().code).toBe(7002)
    expect((await call('chatAuthorize', { query: linking })).json().code).toBe(7002)
  })

  it('is asked about by an address that works once, for ten minutes', async () => {
    const { call, server, clock } = await open()
    const follow = async (address: string) => (await server.fetch(new Request(address))).status
    const first = (await call('chatAuthorize', { query: signInByChat })).json().result.auth_link
    expect([await follow(first), await follow(first)]).toEqual([303, 404])
    const second = (await call('chatAuthorize', { query: signInByChat })).json().result.auth_link
    await clock.advance(10 * minute)
    expect(await follow(second)).toBe(404)
  })
})
