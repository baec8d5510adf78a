import { createActor } from 'xstate'
import { noLog } from '../src/base/ports/log.ts'
import { createMemoryPage } from '../src/base/ports/page.ts'
import { createMemoryStorage } from '../src/base/ports/storage.ts'
import { createDepositFlow } from '../src/flows/deposit/deposit.actors.ts'
import { createDepositFacts } from '../src/flows/deposit/deposit.facts.ts'
import { createEndingFacts } from '../src/flows/deposit/deposit-ending.facts.ts'
import { createLatePaymentFacts } from '../src/flows/deposit/late-payment.facts.ts'
import { startApi } from './api.harness.ts'
import { testSite } from './app.harness.ts'
import { waitingPayment } from './deposit.harness.ts'
import { untilNextPoll } from './qr-payment.harness.ts'

export const secrets = { token: 'payment-token', debugKey: 'debug-key' }

/** A code for 500.37 baht where 500 were requested. */
export const storedCode = {
  payment: { ...waitingPayment, id: 'pay-1' },
  paymentChannel: { name: 'PromptPay', accountName: 'Somchai', bonusLabel: '+10%' },
  channelKey: 'payment:one',
  amountText: '500',
  isReuseWarned: true,
  isPictureAwaited: false,
}

/** The flow after a reload that finds a code of the member `demo`. */
export function openFlow(username: string) {
  const started = startApi()
  const { api, credentials, serverClock } = started
  const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
  const facts = createDepositFacts(storages, 'demo')
  const endings = createEndingFacts(storages.local, 'demo', noLog)
  const late = createLatePaymentFacts(storages.local, 'demo')
  facts.rememberPayment(storedCode)
  credentials.keepPayment(storedCode.payment.id, secrets)
  const services = {
    api,
    clock: serverClock,
    credentials,
    log: noLog,
    page: createMemoryPage(),
    site: testSite,
    storages,
  }
  const reload = () => createDepositFlow(services, { username })
  return { ...started, endings, facts, late, reload, ...reload() }
}

/** A code after a reload, whose first poll is in flight. */
export async function startAsking() {
  const started = openFlow('demo')
  const { clock, facts, input, logic } = started
  const actor = createActor(logic, { clock, input })
  actor.start()
  await clock.advance(untilNextPoll)
  return { ...started, actor, facts }
}
