import { phoneDevice } from '@croupier/core/ports'
import { describe, expect, test } from 'vitest'
import { channelKey } from './channel.ids.ts'
import { openDeposit, screenOf, visitAs } from './deposit.steps.ts'
import { openBrowser, type SiteVisit, visitSite } from './site-visit.ts'
import { chooseNetwork, usdtOf } from './usdt.steps.ts'

const openPhone = () => openBrowser({ device: phoneDevice })

/** Presses the back button of the phone, and returns where the member is then. */
async function goBack(visit: SiteVisit): Promise<string> {
  visit.navigation.back()
  await visit.advance(0)
  return visit.navigation.current()
}

async function chooseChannel(visit: SiteVisit, key = channelKey('payment', 'pp-1')): Promise<void> {
  visit.flow('deposit').send({ type: 'deposit.chooseChannel', key })
  await visit.advance(0)
}

describe('the back button of a phone', () => {
  test('leads from the amount to the channels and then out of the deposit, and keeps the amount [ROUTE-63, OPEN-36]', async () => {
    const visit = await visitAs(openPhone(), 'demo')
    const home = visit.navigation.entries()
    await openDeposit(visit)
    await chooseChannel(visit)
    visit.flow('deposit').send({ type: 'deposit.changeAmount', text: '700' })
    const entries = visit.navigation.entries()
    const steps = [await goBack(visit), screenOf(visit), await goBack(visit)]
    await openDeposit(visit)
    expect([entries, steps, visit.flow('deposit').getSnapshot().context.amountText]).toEqual([
      [...home, '/deposit', '/deposit?step=1'],
      ['/deposit', 'choosingChannel', home.at(-1)],
      '700',
    ])
  })

  test('leads from the report of a transfer to its account, then to the channels [ROUTE-63, OPEN-64]', async () => {
    const visit = await visitAs(openPhone(), 'demo')
    await openDeposit(visit)
    const transfer = visit
      .flow('deposit')
      .getSnapshot()
      .context.channels.find(({ kind }) => kind === 'bankTransfer')
    await chooseChannel(visit, transfer?.key)
    visit.flow('deposit').send({ type: 'transfer.openReport' })
    await visit.advance(0)
    const hasReport = () => visit.flow('deposit').getSnapshot().hasTag('reportOpen')
    const seen = [[visit.navigation.current(), screenOf(visit), hasReport()]]
    for (let press = 0; press < 2; press++) {
      await goBack(visit)
      seen.push([visit.navigation.current(), screenOf(visit), hasReport()])
    }
    expect(seen).toEqual([
      ['/deposit?step=1', 'showingAccount', true],
      ['/deposit?step=1', 'showingAccount', false],
      ['/deposit', 'choosingChannel', false],
    ])
  })

  test('leads from a USDT address to the networks, and then out [ROUTE-63]', async () => {
    const visit = await visitAs(openPhone(), 'demo')
    const home = visit.navigation.entries()
    visit.navigation.go('/deposit?tab=deposit-usdt-tab', 'push')
    await visit.advance(0)
    chooseNetwork(visit)
    await visit.advance(0)
    const entries = visit.navigation.entries()
    const first = [await goBack(visit), usdtOf(visit).screen]
    expect([entries, first, await goBack(visit)]).toEqual([
      [...home, '/deposit?tab=deposit-usdt-tab', '/deposit?tab=deposit-usdt-tab&step=1'],
      ['/deposit?tab=deposit-usdt-tab', 'choosingNetwork'],
      home.at(-1),
    ])
  })

  test('leads from a waiting code to the amount and then out, and the code keeps waiting [ROUTE-63, DEP-08, OPEN-63]', async () => {
    const visit = await visitAs(openPhone(), 'demo')
    const home = visit.navigation.entries()
    await openDeposit(visit)
    await chooseChannel(visit)
    visit.flow('deposit').send({ type: 'deposit.changeAmount', text: '700' })
    visit.flow('deposit').send({ type: 'deposit.submit' })
    await visit.advance(0)
    const entries = visit.navigation.entries()
    const steps = [await goBack(visit), screenOf(visit), await goBack(visit), screenOf(visit)]
    expect([entries, steps]).toEqual([
      [...home, '/deposit', '/deposit?step=2'],
      ['/deposit', 'waitingAtAmount', home.at(-1), 'awaitingPayment'],
    ])
  })

  test('leads from a code to the amount again after the member has looked at it again [ROUTE-63]', async () => {
    const visit = await visitAs(openPhone(), 'demo')
    await openDeposit(visit)
    await chooseChannel(visit)
    visit.flow('deposit').send({ type: 'deposit.changeAmount', text: '700' })
    visit.flow('deposit').send({ type: 'deposit.submit' })
    await visit.advance(0)
    await goBack(visit)
    visit.flow('deposit').send({ type: 'deposit.showCode' })
    await visit.advance(0)
    const again = [visit.navigation.current(), screenOf(visit)]
    expect([again, await goBack(visit), screenOf(visit)]).toEqual([
      ['/deposit?step=2', 'awaitingPayment'],
      '/deposit',
      'waitingAtAmount',
    ])
  })

  test('of the page does the same as the browser’s', async () => {
    const visit = await visitAs(openPhone(), 'demo')
    const home = visit.navigation.entries()
    await openDeposit(visit)
    await chooseChannel(visit)
    visit.flow('transferPanel').send({ type: 'transferPanel.back' })
    await visit.advance(0)
    expect([visit.navigation.entries(), screenOf(visit)]).toEqual([
      [...home, '/deposit'],
      'choosingChannel',
    ])
  })

  test('leaves a deposit that has only one channel [DEP-07, ROUTE-63]', async () => {
    const browser = openPhone()
    await browser.control.putMember({ username: 'demo', channels: ['pp-1'] })
    const visit = await visitAs(browser, 'demo')
    const home = visit.navigation.entries()
    await openDeposit(visit)
    const entries = visit.navigation.entries()
    expect([screenOf(visit), entries, await goBack(visit)]).toEqual([
      'enteringAmount',
      [...home, '/deposit'],
      home.at(-1),
    ])
  })

  test('leads to the previous step, also after a reload [ROUTE-63]', async () => {
    const browser = openPhone()
    const visit = await visitAs(browser, 'demo')
    await openDeposit(visit)
    await chooseChannel(visit)
    visit.leave()
    const again = await visitSite(browser, '/deposit?step=1')
    const loaded = [screenOf(again), again.navigation.entries()]
    again.flow('transferPanel').send({ type: 'transferPanel.back' })
    await again.advance(0)
    expect([loaded, screenOf(again), again.navigation.entries()]).toEqual([
      ['enteringAmount', ['/deposit?step=1']],
      'choosingChannel',
      ['/deposit'],
    ])
  })

  test('returns to the previous tab as it was', async () => {
    const visit = await visitAs(openPhone(), 'demo')
    const home = visit.navigation.entries()
    await openDeposit(visit)
    await chooseChannel(visit)
    visit.flow('transferPanel').send({ type: 'transferPanel.selectTab', tab: 'withdraw-tab' })
    await visit.advance(0)
    const entries = visit.navigation.entries()
    const steps = [await goBack(visit), screenOf(visit), await goBack(visit), screenOf(visit)]
    expect([entries, steps, await goBack(visit)]).toEqual([
      [...home, '/deposit', '/deposit?tab=withdraw-tab'],
      ['/deposit?step=1', 'enteringAmount', '/deposit', 'choosingChannel'],
      home.at(-1),
    ])
  })
})
