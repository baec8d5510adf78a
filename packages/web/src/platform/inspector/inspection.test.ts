import { createMemoryLog } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openInspection } from './inspection.ts'

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.doUnmock('./inspector.tsx')
})

async function openAt(address: string) {
  window.history.replaceState(null, '', address)
  const log = createMemoryLog()
  return { inspection: await openInspection({ clock: createVirtualClock(), log }), log }
}

describe('the inspector', () => {
  it.each(['/', '/en/deposit?tab=1', '/?url=%3Finspect'])(
    'is not there, and not loaded, at %s',
    async (address) => {
      vi.doMock('./inspector.tsx', () => Promise.reject(new Error('it was loaded')))
      const { inspection, log } = await openAt(address)
      expect([inspection, log.entries, screen.queryByRole('complementary')]).toEqual([{}, [], null])
    },
  )

  it.each(['/?inspect', '/en/login?sideDeposit=true&inspect=', '/?inspect=local'])(
    'watches the charts and shows its panel at %s',
    async (address) => {
      const { inspection } = await openAt(address)
      expect(inspection).toEqual({ inspect: expect.any(Function) })
      expect(await screen.findByRole('complementary', { name: /Inspector/ })).toBeTruthy()
    },
  )

  it('does not keep the site from opening when it cannot be loaded', async () => {
    vi.doMock('./inspector.tsx', () => Promise.reject(new Error('offline')))
    const { inspection, log } = await openAt('/?inspect')
    expect([inspection, log.entries]).toEqual([
      {},
      [
        {
          level: 'error',
          event: 'inspector.notLoaded',
          details: { reason: expect.any(String) },
        },
      ],
    ])
  })
})
