import { createVirtualClock } from '@croupier/core/testing'
import { hour, minute } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'
import { createWorlds } from './worlds.ts'

describe('worlds', () => {
  it('begin alike and share nothing else', async () => {
    const { signIn, call, control, createQr, balance, server } = openTestWorld('one')
    const { access } = await signIn()
    const payment = await createQr(access)
    await control.pay(payment.result.id)
    await control.advance(minute)
    await control.arm('login.5000')
    const other = await signIn('demo', 'two')
    expect((await call('getCredit', { token: other.access }, 'two')).json().result.balance).toBe(
      12500.5,
    )
    expect((await call('getCredit', { token: access }, 'two')).json().code).toBe(7002)
    expect(await balance(access)).not.toBe(12500.5)
    const site = await server.fetch(
      new Request('http://mock.test/site.json', { headers: { 'X-Mock-World': 'two' } }),
    )
    expect(site.headers.get('Date')).toBe('Fri, 20 Nov 2026 07:00:00 GMT')
  })

  it('are the same again for the same seed', async () => {
    const [one, other] = [openTestWorld(), openTestWorld()]
    const [first, second] = [await one.signIn(), await other.signIn()]
    expect(first).toEqual(second)
    expect(await one.createQr(first.access)).toEqual(await other.createQr(second.access))
  })

  it('begin anew on reset', async () => {
    const { signIn, call, control, createQr } = openTestWorld()
    const { access } = await signIn()
    await createQr(access)
    await control.advance(minute)
    await control.changeSite({ title: 'Another' })
    await control.maintenance(true)
    await control.reset()
    expect(await control.payments()).toEqual([])
    expect(await control.requests()).toEqual([])
    expect((await control.clock()).offsetMs).toBe(0)
    expect((await call('checkMaintenance')).json()).toEqual({ code: 1 })
    expect((await call('getCredit', { token: access })).json().code).toBe(7002)
  })

  it('are dropped after an hour without use, the default one never', () => {
    const clock = createVirtualClock()
    const worlds = createWorlds({ host: clock, seed: 1, site: {}, dialect: 'plain' })
    worlds.use('default')
    worlds.use('idle')
    clock.sleep(30 * minute)
    worlds.use('busy')
    clock.sleep(30 * minute + 1)
    worlds.use('new')
    expect(worlds.names()).toEqual(['busy', 'default', 'new'])
    clock.sleep(2 * hour)
    worlds.use('newer')
    expect(worlds.names()).toEqual(['default', 'newer'])
  })

  it('that somebody watches are kept', () => {
    const clock = createVirtualClock()
    const worlds = createWorlds({ host: clock, seed: 1, site: {}, dialect: 'plain' })
    const stop = worlds.use('watched').changes.watch(() => {})
    clock.sleep(2 * hour)
    worlds.use('new')
    expect(worlds.names()).toEqual(['new', 'watched'])
    stop()
    clock.sleep(2 * hour)
    worlds.use('newer')
    expect(worlds.names()).toEqual(['newer'])
  })

  it('are five hundred at most: the longest idle one makes room', () => {
    const worlds = createWorlds({ host: createVirtualClock(), seed: 1, site: {}, dialect: 'plain' })
    worlds.use('default')
    for (let index = 0; index < 600; index += 1) worlds.use(`world-${index}`)
    const names = worlds.names()
    expect([names.length, names.includes('default')]).toEqual([500, true])
    expect([names.includes('world-100'), names.includes('world-101')]).toEqual([false, true])
  })

  it('make room for others only where nobody watches', () => {
    const worlds = createWorlds({ host: createVirtualClock(), seed: 1, site: {}, dialect: 'plain' })
    worlds.use('watched').changes.watch(() => {})
    for (let index = 0; index < 600; index += 1) worlds.use(`world-${index}`)
    const names = worlds.names()
    expect([names.length, names.includes('watched')]).toEqual([500, true])
  })
})
