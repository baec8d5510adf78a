import { describe, expect, test } from 'vitest'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { toastDuration } from '../base/messages/toast.duration.ts'

const told = {
  tone: 'neutral',
  message: { id: 'deposit.poll.cancelled', values: { minutes: 30 } },
  durationMs: toastDuration,
}

describe('a cancelled code', () => {
  test.each([
    ['/deposit', []],
    ['/?sideDeposit=true', []],
    ['/?sideDeposit=true&tab=withdraw-tab', [told]],
    ['/withdraw', [told]],
    ['/history', [told]],
    ['/', [told]],
  ])(
    'is announced at %s only if the deposit is not there to say it: %j',
    async (address, toasts) => {
      const visit = await startApp({ address, cookies: signedInCookies() })
      const asked = visit.calls.filter((path) => path === '/api/v1/member/credit').length
      visit.actor.send({ type: 'deposit.cancelled' })
      await visit.rest()
      const calls = visit.calls.filter((path) => path === '/api/v1/member/credit').length
      expect([visit.toasts, calls]).toEqual([toasts, asked + 1])
    },
  )
})
