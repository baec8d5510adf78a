import { describe, expect, test } from 'vitest'
import { answers, startApp } from '../../testing/app.harness.ts'
import { toastDuration } from '../base/messages/toast.duration.ts'
import { second } from '../base/time/durations.ts'
import { maintenanceCheckInterval } from './maintenance/maintenance.rules.ts'

const postponed = {
  tone: 'neutral',
  message: { id: 'status.askedToWait', values: { seconds: 5 } },
  durationMs: toastDuration,
  topic: 'busy',
}

describe('a failing call', () => {
  test('that the page waits for covers it, and "try again" asks again [MAINT-06, OPEN-77]', async () => {
    const { calls, content, rest, root, served } = await startApp({ address: '/tournament' })
    const covered = content()
    served['/graphql'] = { data: { getTournaments: [] } }
    root().children.content?.send({ type: 'content.retry' })
    await rest()
    const asked = calls.filter((call) => call === '/graphql getTournaments').length
    expect([covered, content(), asked]).toEqual([
      { screen: 'maintenance', failure: 'network', status: null },
      { screen: 'page', failure: null, status: null },
      2,
    ])
  })

  test('for the balance leaves the page as it is, the first one too, and is made again when somebody is back [OPEN-77]', async () => {
    const { content, page, rest, root, served, signIn } = await startApp()
    const balance = () => root().children.balance?.getSnapshot().context.balance
    delete served['/api/v1/member/credit']
    await signIn()
    const before = [content().screen, balance()]
    served['/api/v1/member/credit'] = answers['/api/v1/member/credit']
    page.resume('online')
    await rest()
    expect([before, content().screen, balance()]).toEqual([['page', null], 'page', 100_050])
  })

  test('that said 9998 once covers the page until the maintenance check says otherwise [MAINT-03, MAINT-05, OPEN-77]', async () => {
    const { calls, clock, content, page, rest, served, signIn } = await startApp()
    await signIn()
    served['/api/v1/member/credit'] = { code: 9998 }
    page.resume()
    await rest()
    const covered = content()
    served['/api/v1/member/credit'] = answers['/api/v1/member/credit']
    calls.length = 0
    await clock.advance(40 * second)
    await rest()
    expect([covered, content(), calls]).toEqual([
      { screen: 'maintenance', failure: 'maintenance', status: null },
      { screen: 'page', failure: null, status: null },
      ['/', '/api/v1/member/credit', '/'],
    ])
  })

  test.each([
    ['that was pressed says when it may be repeated', 'pressed', [postponed]],
    ['in the background says nothing', 'background', []],
  ] as const)('while the server wants to be left alone %s', async (_title, purpose, expected) => {
    const { actor, rest, toasts } = await startApp()
    const report = {
      endpoint: 'addFavourite',
      purpose,
      isExempt: false,
      outcome: 'postponed',
      retryAfterMs: 4_200,
    } as const
    actor.send({ type: 'call.reported', report })
    await rest()
    expect(toasts).toEqual(expected)
  })

  test('in the background leaves the page as it is [OPEN-77]', async () => {
    const { clock, content, served, signIn } = await startApp()
    await signIn()
    delete served['/']
    await clock.advance(maintenanceCheckInterval)
    expect(content().screen).toBe('page')
  })
})
