import { readBahtAmount, satangToBaht } from '@croupier/core/money'
import type { ControlPayment } from '../client.ts'
import { failure, wrongUsage } from './cli.error.ts'
import { formatBaht } from './cli.format.ts'
import * as options from './cli.options.ts'
import { table } from './cli.table.ts'
import type { Command, Verb } from './cli.verb.ts'
import { formatDuration } from './duration.ts'
import { didYouMean } from './nearest.ts'

const payments: Verb = {
  name: 'payments',
  takes: [],
  does: 'lists the QR payments, the newest first',
  options: [],
  examples: [''],
  run: async ({ control, world, show }) => {
    const list = await control.payments()
    show(
      list,
      list.length > 0
        ? tableOfPayments(list)
        : `The world "${world}" has no payments: a member makes one by a QR deposit on the site.`,
    )
  },
}

function tableOfPayments(payments: readonly ControlPayment[]): string {
  const columns = [
    { title: 'id' },
    { title: 'member' },
    { title: 'channel' },
    { title: 'asked', isNumber: true },
    { title: 'to pay', isNumber: true },
    { title: 'arrived', isNumber: true },
    { title: 'state' },
    { title: 'left', isNumber: true },
    { title: 'message' },
  ]
  const rows = payments.map((one) => [
    one.id,
    one.username,
    one.channelId,
    formatBaht(one.requestedAmount),
    formatBaht(one.payAmount),
    one.receivedAmount === null ? '' : formatBaht(one.receivedAmount),
    one.state,
    one.timeLeftMs === null ? '' : formatDuration(wholeSeconds(one.timeLeftMs)),
    one.message ?? '',
  ])
  return table(columns, rows)
}

/** Rounds up as the site's countdown does: 00:00 only at the end. */
const wholeSeconds = (ms: number) => Math.ceil(ms / 1000) * 1000

const pay: Verb = {
  name: 'pay',
  takes: ['[id]'],
  does: 'pays a payment in full; the newest one that is waiting without an id',
  options: [options.late, options.uncredited],
  examples: ['', 'P-1001', '--late', 'P-1001 --late --uncredited'],
  run: async (command) => {
    if (command.option(options.late)) return payLate(command)
    if (command.option(options.uncredited)) {
      throw wrongUsage('--uncredited needs --late', 'money that comes in time is always credited')
    }
    const { id } = await chosenPayment(command)
    const payment = await command.control.pay(id)
    command.show(payment, `${ownerOf(payment)} is paid: ${formatBaht(payment.payAmount)} baht.`)
  },
}

async function payLate(command: Command): Promise<void> {
  const isCredited = !command.option(options.uncredited)
  const { id } = await chosenPayment(command, 'expired')
  const payment = await command.control.payLate(id, isCredited)
  const amount = `${formatBaht(payment.payAmount)} baht`
  const end = isCredited ? 'and are credited' : 'and are not credited'
  command.show(payment, `${amount} for ${ownerOf(payment)} came too late, ${end}.`)
}

const payPart: Verb = {
  name: 'pay-part',
  takes: ['[id]'],
  does: 'lets a part of the amount arrive, which credits nothing',
  options: [options.amount],
  examples: ['--amount 250', 'P-1001 --amount 99.50'],
  run: async (command) => {
    const typed = command.option(options.amount)
    const amount = amountOf(typed)
    const whole = await chosenPayment(command)
    if (amount >= whole.payAmount) {
      throw wrongUsage(
        `--amount cannot be "${typed}"`,
        `a part of ${whole.id} is less than ${formatBaht(whole.payAmount)} baht, and "npm run mock -- pay ${whole.id}" pays all of it`,
      )
    }
    const payment = await command.control.payPart(whole.id, amount)
    const { receivedAmount, payAmount } = payment
    command.show(
      payment,
      `${ownerOf(payment)} is paid in part: ${formatBaht(receivedAmount ?? 0)} of ${formatBaht(payAmount)} baht.`,
    )
  },
}

function amountOf(typed: string | undefined): number {
  if (typed === undefined) {
    throw wrongUsage('pay-part needs to know what arrived', 'add --amount and baht, such as 250.50')
  }
  const amount = readBahtAmount(typed)
  if (amount !== null && amount > 0) return satangToBaht(amount)
  throw wrongUsage(
    `--amount cannot be "${typed}"`,
    'give baht above 0 with at most two decimals, such as 250 or 250.50',
  )
}

const reject: Verb = {
  name: 'reject',
  takes: ['[id]'],
  does: 'rejects a payment; the newest one that is waiting without an id',
  options: [options.message],
  examples: ['', 'P-1001 --message "The bank is closed."'],
  run: async (command) => {
    const message = command.option(options.message)
    const { id } = await chosenPayment(command)
    const payment = await command.control.reject(id, message)
    command.show(payment, `${ownerOf(payment)} is rejected: ${payment.message ?? ''}`)
  },
}

const expire: Verb = {
  name: 'expire',
  takes: ['[id]'],
  does: 'lets a payment run out; the newest one that is waiting without an id',
  options: [],
  examples: ['', 'P-1001'],
  run: async (command) => {
    const { id } = await chosenPayment(command)
    const payment = await command.control.expire(id)
    command.show(payment, `${ownerOf(payment)} has expired.`)
  },
}

const ownerOf = ({ id, username }: ControlPayment) => `${id} of ${username}`

/** The payment with the typed id, or else the newest one that can still be paid, or that has expired. */
async function chosenPayment(
  { control, world, words }: Command,
  wanted: 'waiting' | 'expired' = 'waiting',
): Promise<ControlPayment> {
  const [typed] = words
  const payments = await control.payments()
  if (typed === undefined) {
    const newest = payments.find(({ late, state, timeLeftMs }) =>
      wanted === 'waiting' ? timeLeftMs !== null : state === 'expired' && late === null,
    )
    if (newest) return newest
    throw wanted === 'waiting'
      ? failure(
          `no payment is waiting in the world "${world}"`,
          'make one by a QR deposit on the site',
        )
      : failure(
          `no payment has expired in the world "${world}"`,
          `"npm run mock -- expire --world ${world}" lets the newest one run out`,
        )
  }
  const chosen = payments.find(({ id }) => id === typed)
  if (chosen) return chosen
  const ids = payments.map(({ id }) => id)
  throw failure(
    `there is no payment "${typed}" in the world "${world}"`,
    didYouMean(typed, ids) || `"npm run mock -- payments --world ${world}" lists them`,
  )
}

export const paymentVerbs: readonly Verb[] = [payments, pay, payPart, reject, expire]
