import { describe, expect, it } from 'vitest'
import { startApp } from '../../../testing/app.harness.ts'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { maintenanceCheckInterval } from './maintenance.rules.ts'

const down = { code: 0 }
const up = { code: 1 }

describe('the cookie of maintenance', () => {
  it('is set by the check with the address that was left, and removed by it [SESS-30, MAINT-02, MAINT-03]', async () => {
    const cookies = createMemoryCookies()
    const { clock, navigation, rest, served } = await startApp({
      address: '/en?sideDeposit=false',
      cookies,
    })
    expect(cookies.read('maintenance')).toBeNull()

    served['/'] = down
    await clock.advance(maintenanceCheckInterval)
    await rest()
    expect([cookies.read('maintenance'), navigation.current()]).toEqual([
      '/en?sideDeposit=false',
      '/en/maintenance',
    ])

    served['/'] = up
    await clock.advance(maintenanceCheckInterval)
    await rest()
    expect([cookies.read('maintenance'), navigation.current()]).toEqual([
      null,
      '/en?sideDeposit=false',
    ])
  })

  it.each([
    ['/en/aff/FRIEND7?x=1', '/en/aff/FRIEND7?x=1', '/en/aff/FRIEND7?x=1'],
    ['/en/maintenance', '/en/vip', '/en/vip'],
  ])(
    'that another tab has left leads %s back to %s, and no tab to the other’s place [MAINT-03, OPEN-22]',
    async (address, place, kept) => {
      const cookies = createMemoryCookies({ maintenance: '/en/vip' })
      const { clock, navigation, rest, served } = await startApp({
        address,
        cookies,
        served: { '/': down },
      })
      const during = [cookies.read('maintenance'), navigation.current()]
      served['/'] = up
      await clock.advance(maintenanceCheckInterval)
      await rest()
      expect([during, cookies.read('maintenance'), navigation.current()]).toEqual([
        [kept, '/en/maintenance'],
        null,
        place,
      ])
    },
  )
})
