import { depositView } from '@croupier/core/deposit'
import { minute, second } from '@croupier/core/time'
import { describe, expect, test } from 'vitest'
import { channelKey } from './channel.ids.ts'
import { balanceOf, openDeposit, visitAs } from './deposit.steps.ts'
import { tabOf } from './journeys/headless.tab.ts'
import { type Browser, openBrowser, type SiteVisit, visitSite } from './site-visit.ts'

/** Opens the report of a transfer to the first account, with an empty amount. */
async function openReport(browser: Browser): Promise<SiteVisit> {
  const visit = await visitAs(browser, 'demo')
  await openDeposit(visit)
  const deposit = visit.flow('deposit')
  deposit.send({ type: 'deposit.chooseChannel', key: channelKey('bank', 'bank-1') })
  deposit.send({ type: 'transfer.openReport' })
  return visit
}

async function report(visit: SiteVisit, amountText = '500'): Promise<void> {
  const deposit = visit.flow('deposit')
  deposit.send({ type: 'deposit.changeAmount', text: amountText })
  deposit.send({ type: 'deposit.submit' })
  await visit.advance(second)
}

const viewOf = (visit: SiteVisit) => depositView(visit.flow('deposit').getSnapshot(), 'wide')

test('a balance that rose before the report does not count as the arrival of the bank transfer [OPEN-64]', async () => {
  const browser = openBrowser()
  const visit = await openReport(browser)
  await browser.control.putMember({ username: 'demo', balance: 20_000 })
  await browser.control.fault('getCredit', 'http')
  visit.page.hide()
  visit.page.resume()
  await visit.advance(second)
  const old = balanceOf(visit)
  await report(visit)
  const { state } = viewOf(visit).transfer.report ?? {}
  expect([old, balanceOf(visit), state]).toEqual([1_250_050, 2_000_000, 'watching'])
})

test('the receipt of a bank transfer names the account and the times, and a page load finds it as it was [OPEN-64]', async () => {
  const browser = openBrowser()
  const tab = tabOf(browser, await openReport(browser))
  const reportedAt = browser.clock.now()
  await report(tab)
  const shown = () => viewOf(tab).transfer.report
  const loadAgain = async () => {
    await tab.reload()
    await openDeposit(tab)
    await tab.advance(second)
    return shown()
  }
  const watching = {
    amount: 50_000,
    state: 'watching',
    balanceAfter: null,
    account: {
      bankId: 'kbank',
      bankName: 'Kasikornbank',
      accountName: 'Croupier Demo Co., Ltd.',
      accountNumber: '0001234567',
      groupedNumber: '000-1-23456-7',
    },
    reportedAt,
    lookedAt: null,
    isNews: true,
  }
  expect([shown(), await loadAgain()]).toEqual([watching, { ...watching, isNews: false }])

  await tab.advance(3 * minute)
  const arrived = shown()
  expect(arrived).toEqual({
    ...watching,
    state: 'arrived',
    balanceAfter: 1_300_050,
    lookedAt: expect.any(Number),
  })
  expect(await loadAgain()).toEqual({ ...arrived, isNews: false })
})

describe('a transfer whose credit two tabs await', () => {
  /** One tab has reported 500 baht and is hidden; another one sees the credit. */
  async function seeBesideHiddenTab() {
    const browser = openBrowser()
    const hidden = await openReport(browser)
    await report(hidden)
    const seen = await visitSite(browser.openTab(), '/?sideDeposit=true')
    await seen.advance(second)
    hidden.page.hide()
    await seen.advance(3 * minute)
    const resume = async () => {
      hidden.page.resume()
      await hidden.advance(2 * second)
      return shownIn(hidden)
    }
    const reload = async () => {
      hidden.leave()
      seen.leave()
      const reloaded = await visitSite(browser, '/?sideDeposit=true')
      await reloaded.advance(second)
      return shownIn(reloaded)
    }
    const toasts = () => hidden.toasts.map(({ message }) => message.id)
    return { browser, hidden, reload, resume, seen, toasts }
  }

  function shownIn(visit: SiteVisit) {
    const { screen, transfer } = viewOf(visit)
    return { screen, amount: transfer.report?.amount, state: transfer.report?.state }
  }

  const arrived = { screen: 'transferReported', amount: 50_000, state: 'arrived' }
  const gone = { screen: 'showingAccount', amount: undefined, state: undefined }

  test('is told by one of them, and never taken back by the other', async () => {
    const { browser, reload, resume, seen, toasts } = await seeBesideHiddenTab()
    const told = shownIn(seen)
    await browser.control.putMember({ username: 'demo', balance: 100 })
    await seen.advance(5 * minute)
    expect([told, await resume(), toasts(), await reload()]).toEqual([
      arrived,
      arrived,
      [],
      arrived,
    ])
  })

  test('stays away once its receipt was left in one of them', async () => {
    const { reload, resume, seen, toasts } = await seeBesideHiddenTab()
    seen.flow('deposit').send({ type: 'deposit.again' })
    await seen.advance(second)
    const { screen } = await resume()
    expect([screen, toasts(), (await reload()).state]).toEqual(['showingAccount', [], undefined])
  })

  test('gives way to a newer report of one of them', async () => {
    const { hidden, reload, resume, seen, toasts } = await seeBesideHiddenTab()
    seen.flow('deposit').send({ type: 'deposit.again' })
    await seen.advance(second)
    seen.flow('deposit').send({ type: 'transfer.openReport' })
    await report(seen, '1000')
    const resumed = await resume()
    hidden.flow('deposit').send({ type: 'deposit.back' })
    await hidden.advance(second)
    expect([resumed, toasts(), await reload()]).toEqual([
      gone,
      [],
      { screen: 'transferReported', amount: 100_000, state: 'watching' },
    ])
  })
})

test('winnings long after a report are not taken for its credit [OPEN-64]', async () => {
  const browser = openBrowser()
  const tab = tabOf(browser, await openReport(browser))
  await browser.control.putMember({ username: 'demo', balance: 1_000 })
  await report(tab)
  tab.leave()
  await browser.control.advance(60 * minute)
  await browser.control.putMember({ username: 'demo', balance: 9_000 })
  await tab.load('/?sideDeposit=true')
  await tab.advance(second)
  expect(viewOf(tab).transfer.report?.state).toBe('notYet')
})

describe('a report that the server refuses', () => {
  test.each([4101, 4102, 4103])('shows the code %i and the server’s message', async (code) => {
    const browser = openBrowser()
    const visit = await openReport(browser)
    await browser.control.arm(`transfer.${code}`)
    await report(visit)
    const { failure, screen } = viewOf(visit)
    expect([screen, failure?.message]).toEqual([
      'reportFailed',
      {
        id: 'deposit.bank.error.reportRefusedReason',
        values: { code, message: expect.stringMatching(/[^.]$/) },
      },
    ])
  })

  test('or answers with an undocumented code is unknown and shows the code', async () => {
    const browser = openBrowser()
    const visit = await openReport(browser)
    await browser.control.arm('transfer.other')
    await report(visit)
    const { failure, screen } = viewOf(visit)
    expect([screen, failure?.message]).toEqual([
      'reportUnknown',
      {
        id: 'deposit.bank.error.reportUnclearReason',
        values: { minutes: 5, code: 9999, message: expect.stringMatching(/[^.]$/) },
      },
    ])
  })
})
