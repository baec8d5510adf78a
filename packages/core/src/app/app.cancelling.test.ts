import { expect, test } from 'vitest'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { toastDuration } from '../base/messages/toast.duration.ts'

const told = {
  tone: 'neutral',
  message: { id: 'deposit.poll.cancelled', values: { minutes: 30 } },
  durationMs: toastDuration,
}

test.each(['/deposit', '/?sideDeposit=true', '/withdraw', '/'])(
  'a cancelled code asks for the balance at %s, and a toast tells it if the deposit says that its card is not next',
  async (address) => {
    const visit = await startApp({ address, cookies: signedInCookies() })
    const asked = () => visit.calls.filter((path) => path === '/api/v1/member/credit').length
    const before = asked()
    visit.actor.send({ type: 'deposit.cancelled' })
    await visit.rest()
    const toasts = [...visit.toasts]
    visit.actor.send({ type: 'deposit.cancelledUnseen' })
    await visit.rest()
    expect([toasts, visit.toasts, asked()]).toEqual([[], [told], before + 1])
  },
)
