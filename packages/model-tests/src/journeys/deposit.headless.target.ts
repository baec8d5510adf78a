import { isPanelOpen, siteView } from '@croupier/core'
import { depositView } from '@croupier/core/deposit'
import { minute, second } from '@croupier/core/time'
import { newestPayment, openDeposit, visitAs } from '../deposit.steps.ts'
import { openBrowser, type SiteVisit, visitSite } from '../site-visit.ts'
import { badAmount, type DepositSight, type DepositStep, goodAmount } from './deposit.model.ts'
import type { JourneyTarget } from './journey.ts'

/** After these the site takes up to two seconds, or wants the member to. */
const unhurriedSteps = /^(server|timePasses|connectionIsBack|acknowledge)/

/** The deposit in this process, on the virtual clock, against the mock server. */
export async function openHeadlessDeposit(): Promise<JourneyTarget<DepositStep, DepositSight>> {
  const browser = openBrowser()
  let visit: SiteVisit = await visitAs(browser, 'demo')
  const deposit = () => visit.flow('deposit')
  const payment = async () => (await newestPayment(browser)).id
  const navigation = () => {
    const actor = visit.app.actor.getSnapshot().children.navigation
    if (!actor) throw new Error('there is no navigation')
    return actor
  }

  const steps: Record<DepositStep, () => unknown> = {
    open: () => openDeposit(visit),
    close: () => visit.flow('transferPanel').send({ type: 'transferPanel.close' }),
    reload: async () => {
      const address = visit.navigation.current()
      visit.leave()
      visit = await visitSite(browser, address)
    },
    chooseChannel: () => deposit().send({ type: 'deposit.chooseChannel', key: 'payment:pp-1' }),
    changeChannel: () => deposit().send({ type: 'deposit.openPicker' }),
    typeGoodAmount: () => deposit().send({ type: 'deposit.changeAmount', text: goodAmount }),
    typeBadAmount: () => deposit().send({ type: 'deposit.changeAmount', text: badAmount }),
    submit: () => deposit().send({ type: 'deposit.submit' }),
    understandReuse: () => deposit().send({ type: 'qr.understandReuse' }),
    cancel: () => deposit().send({ type: 'qr.cancel' }),
    keepWaiting: () => deposit().send({ type: 'qr.keepWaiting' }),
    confirmCancel: () => deposit().send({ type: 'qr.confirmCancel' }),
    acknowledge: () => deposit().send({ type: 'deposit.acknowledge' }),
    again: () => deposit().send({ type: 'deposit.again' }),
    serverIsPaid: async () => browser.control.pay(await payment()),
    serverIsPaidInPart: async () => browser.control.payPart(await payment(), 100),
    serverRejects: async () => browser.control.reject(await payment(), 'Not your account'),
    serverExpires: async () => browser.control.expire(await payment()),
    // The server's clock moves, and the site's follows with the next answer.
    timePasses: () => browser.control.advance(15 * minute),
    connectionIsLost: () => {
      browser.connection.cut()
      visit.page.goOffline()
    },
    connectionIsBack: () => {
      browser.connection.mend()
      visit.page.resume('online')
    },
  }

  return {
    take: async (step) => {
      await steps[step]()
      await visit.advance(unhurriedSteps.test(step) ? 2 * second : 0)
    },
    look: async () => lookAt(visit, isPanelOpen(navigation().getSnapshot())),
    close: async () => visit.leave(),
  }
}

function lookAt(visit: SiteVisit, isOpen: boolean): DepositSight {
  if (!visit.isRunning('deposit')) return { screen: 'away', also: 'nothing', amount: '' }
  const snapshot = visit.flow('deposit').getSnapshot()
  const { amountText: amount, problem, screen } = depositView(snapshot, 'wide')
  const waiting = snapshot.children.qrPayment?.getSnapshot()
  const { isOnline } = siteView(visit.app.actor.getSnapshot())
  const otherwise = isOnline ? 'nothing' : 'offline'
  if (screen === 'failed' || screen === 'expired') return { screen, also: otherwise, amount }
  if (!isOpen) return { screen: 'away', also: waiting ? 'waitingInHeader' : otherwise, amount }
  switch (screen) {
    case 'choosingChannel':
    case 'succeeded':
    case 'requestUnknown':
      return { screen, also: otherwise, amount }
    case 'enteringAmount':
      return { screen, also: problem ? 'problem' : otherwise, amount }
    case 'awaitingPayment': {
      const also = waiting?.hasTag('confirmingCancel')
        ? 'cancelQuestion'
        : waiting?.hasTag('reuseWarning')
          ? 'reuseWarning'
          : otherwise
      return { screen, also, amount }
    }
    default:
      throw new Error(`the model does not know the screen ${screen}`)
  }
}
