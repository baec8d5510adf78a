import { sessionEvents } from '@croupier/model-tests/journeys/session.server'
import { expect, test } from 'vitest'
import { balanceIn, beMember } from '../../visit/steps.ts'
import { onPhone } from '../../visit/visitors.ts'
import { withSite } from '../tested.visit.ts'

const { language } = onPhone

const holdLock = `new Promise((resolve) => {
  navigator.locks.request('session.refresh', () => {
    resolve()
    return new Promise((release) => {
      window.releaseLock = release
    })
  })
})`

test('tokens are renewed once, as soon as the tab that holds the lock releases it', () =>
  withSite(async ({ browser, visit }) => {
    const { control, page } = visit
    await beMember(page, language)
    const { run } = browser.firstTab
    const renewals = async () => (await control.requests({ endpoint: 'refresh' })).length
    await run(holdLock)

    await sessionEvents.tokensGrowOld(control)
    await visit.lookAgain()
    const whileHeld = await renewals()
    await run('window.releaseLock()')
    await visit.settled()

    const renewed = await renewals()
    const isMember = await balanceIn(page, language).isVisible()
    expect([whileHeld, renewed, isMember]).toEqual([0, 1, true])
  }))
