import { describe, expect, it } from 'vitest'
import { startApp } from '../../../testing/app.harness.ts'
import { minute } from '../../base/time/durations.ts'

const creditPath = '/api/v1/member/credit'

describe('the balance', () => {
  it('of a visitor does not exist and is never requested [BAL-05]', async () => {
    const { calls, clock, page, root } = await startApp()
    page.hide()
    page.resume()
    await clock.advance(5 * minute)
    expect([root().children.balance, calls.includes(creditPath)]).toEqual([undefined, false])
  })

  it('disappears when its member signs out [BAL-05]', async () => {
    const { calls, rest, root, signIn } = await startApp()
    await signIn()
    expect(root().children.balance?.getSnapshot().context).toEqual({ balance: 100_050 })
    root().children.session?.send({ type: 'session.signOut' })
    await rest()
    const asked = calls.length
    await rest()
    expect([root().children.balance, calls.length]).toEqual([undefined, asked])
  })
})
