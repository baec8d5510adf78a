import { depositView } from '@croupier/core/deposit'
import { second } from '@croupier/core/time'
import { expect, test } from 'vitest'
import { balanceOf, openDeposit, visitAs } from './deposit.steps.ts'
import { openBrowser } from './site-visit.ts'

test('a bank transfer has not arrived because the balance rose before it was reported [OPEN-64]', async () => {
  const browser = openBrowser()
  const visit = await visitAs(browser, 'demo')
  await openDeposit(visit)
  const deposit = visit.flow('deposit')
  deposit.send({ type: 'deposit.chooseChannel', key: 'bank:bank-1' })
  deposit.send({ type: 'transfer.openReport' })
  await browser.control.putMember({ username: 'demo', balance: 20_000 })
  await browser.control.fault('getCredit', 'http')
  visit.page.hide()
  visit.page.resume()
  await visit.advance(second)
  const old = balanceOf(visit)
  deposit.send({ type: 'deposit.changeAmount', text: '500' })
  deposit.send({ type: 'deposit.submit' })
  await visit.advance(second)
  const { report } = depositView(deposit.getSnapshot(), 'wide').transfer
  expect([old, balanceOf(visit), report?.state]).toEqual([1_250_050, 2_000_000, 'watching'])
})
