import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { depositMachine } from '../src/deposit/deposit.machine.ts'
import type { RequestQrInput } from '../src/deposit/deposit.setup.ts'
import type {
  ChannelsResult,
  DepositEvent,
  DepositFact,
  DepositInput,
  QrAnswer,
  StoredPayment,
} from '../src/deposit/deposit.types.ts'
import { depositScreen, depositView } from '../src/deposit/deposit.view.ts'
import type { DepositChannel } from '../src/deposit/deposit-channel.ts'
import { qrPaymentMachine } from '../src/deposit/qr-payment.machine.ts'
import type { PollResult } from '../src/deposit/qr-payment.rules.ts'
import { bahtToSatang, satang } from '../src/money/satang.ts'
import { minute } from '../src/time/durations.ts'
import { createWatchClock } from '../src/time/ticks.ts'
import { createVirtualClock, settle, testEpoch } from './virtual-clock.ts'

/** A channel of a test. */
export const channel = (
  id: string,
  limits: DepositChannel['limits'] = usualLimits,
): DepositChannel => ({
  key: `payment:${id}`,
  id,
  kind: 'promptPay',
  name: `Channel ${id}`,
  limits,
  bonusLabel: null,
})
const usualLimits = { min: bahtToSatang(100), max: bahtToSatang(50_000) }
/** Two channels that can be used. */
export const twoChannels = [channel('one'), channel('two')]

/** A payment that waits for fifteen minutes. */
export const waitingPayment = {
  id: 'P-1',
  qrCode: '00020101…',
  payAmount: satang(50_037),
  reference: 'CR-1',
  createdAt: testEpoch,
  deadline: testEpoch + 15 * minute,
}

type ServedChannels = ChannelsResult['channels'] | 'pending'

const freshStart: DepositInput = {
  storedPayment: null,
  draft: null,
  isVisible: true,
  now: testEpoch,
}

/** A deposit whose server answers what the test says; `pending` accounts are never answered. */
export async function startDeposit(
  options: { channels?: ServedChannels; input?: Partial<DepositInput> } = {},
) {
  const clock = createVirtualClock()
  const facts: DepositFact[] = []
  const stored: string[] = []
  const asked: RequestQrInput[] = []
  let channels: ServedChannels = options.channels === undefined ? twoChannels : options.channels
  let poll: PollResult = { kind: 'answered', news: { kind: 'waiting' } }
  let tell: (answer: QrAnswer) => void = () => {}
  let tellKept: (event: DepositEvent) => void = () => {}
  const pollPayment = fromPromise<PollResult, { paymentId: string }>(async () => poll)
  const note = (what: string) => () => void stored.push(what)

  const actor = createActor(
    depositMachine.provide({
      actors: {
        loadChannels: fromPromise<ChannelsResult>(async () =>
          channels === 'pending' ? new Promise(() => {}) : { channels },
        ),
        requestQr: fromCallback<EventObject, RequestQrInput>(({ input, sendBack }) => {
          asked.push(input)
          tell = sendBack
        }),
        watchPayment: fromCallback<EventObject>(({ sendBack }) => {
          tellKept = sendBack
        }),
        pollPayment,
        qrPayment: qrPaymentMachine.provide({
          actors: { pollPayment, watchClock: createWatchClock(clock) },
          actions: { rememberReuseWarned: note('reuse warned') },
        }),
      },
      actions: {
        rememberDraft: note('draft kept'),
        rememberAsking: note('asking kept'),
        forgetDraft: note('draft forgotten'),
        rememberPayment: note('payment kept'),
        forgetPayment: note('payment forgotten'),
      },
    }),
    {
      clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
      input: { ...freshStart, ...options.input },
    },
  )
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  await settle()
  return {
    actor,
    asked,
    clock,
    facts,
    stored,
    send: async (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event)
      await settle()
    },
    answerQr: async (answer: QrAnswer) => {
      tell(answer)
      await settle()
    },
    /** Another tab makes a payment. */
    keepElsewhere: async (stored: StoredPayment) => {
      tellKept({ type: 'payment.kept', stored, now: clock.now() })
      await settle()
    },
    serveChannels: (served: ChannelsResult['channels']) => {
      channels = served
    },
    servePoll: (served: PollResult) => {
      poll = served
    },
    screen: () => depositScreen(actor.getSnapshot()),
    view: () => depositView(actor.getSnapshot(), 'wide'),
  }
}

/** As far as the QR code of the first channel. */
export async function startWaiting() {
  const deposit = await startDeposit()
  await deposit.send(
    { type: 'deposit.chooseChannel', key: 'payment:one' },
    { type: 'deposit.changeAmount', text: '500' },
    { type: 'deposit.submit' },
  )
  await deposit.answerQr({ type: 'qr.created', payment: waitingPayment })
  return deposit
}
