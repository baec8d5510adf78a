import { withdrawView } from '@croupier/core/withdraw'
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { expect, it, vi } from 'vitest'
import { found, toText } from '../../../test/canaries.ts'
import { openMockSite } from '../../../test/mock-site.ts'
import { inspectInto } from './inspector.tsx'

const second = 1_000
const wrong = 'canary-mistake'
const right = 'canary-payout'

it('is not sent the password before a payout, nor would be without the masking', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setImmediate(work))
  const sent: StatelyInspectionEvent[] = []
  const unmasked: string[] = []
  const masking = inspectInto({ send: (message) => void sent.push(message) })
  const plain = createInspector({ send: (message) => void unmasked.push(toText(message)) })
  const { advance, app, control, flow, wire } = await openMockSite({
    address: '/login?url=%2Fwithdraw',
    site: { payoutPassword: true },
    inspect: (event) => {
      masking.inspect?.(event)
      plain.inspect.next?.(event)
    },
  })
  const { credentials } = app.services
  await control.putMember({ username: 'demo', password: right })
  credentials.keepDraft('login.password', right)
  const login = flow('login')
  login.send({ type: 'login.changeUsername', text: 'demo' })
  login.send({ type: 'login.changePassword', isFilled: true })
  login.send({ type: 'login.submit' })
  await advance(second)
  const withdraw = flow('withdraw')
  withdraw.send({ type: 'withdraw.changeAmount', text: '500' })
  withdraw.send({ type: 'withdraw.submit' })
  for (const password of [wrong, right]) {
    credentials.keepDraft('payout.password', password)
    withdraw.send({ type: 'payout.changePassword', isFilled: true })
    withdraw.send({ type: 'payout.confirm' })
    await advance(second)
  }

  const secrets = { wrong, right }
  const confirmed = wire.filter(({ url }) => url.includes('/confirmPassword'))
  const { isLocked } = withdrawView(withdraw.getSnapshot())
  expect([isLocked, confirmed.map((call) => JSON.parse(call.sent).password)]).toEqual([
    true,
    [wrong, right],
  ])
  expect([found(secrets, sent.map(toText)), found(secrets, unmasked)]).toEqual([[], []])
})
