import { formatSatang, readBahtAmount, type Satang, satangToBaht } from '@croupier/core/money'
import { timeLeft } from '@croupier/core/time'
import type * as z from 'zod/mini'
import { ProblemError } from '../base/problem.ts'
import type { Payment, PaymentChange, PaymentState } from '../world/payments.ts'
import type { World } from '../world/world.ts'
import type { paymentBody } from './schemas.ts'

/** A payment, as the control room publishes it: amounts in baht, without its token and debug key. */
export function viewPayment(world: World, payment: Payment) {
  const isOpen = payment.state === 'waiting' || payment.state === 'partlyPaid'
  return {
    id: payment.id,
    username: payment.username,
    channelId: payment.channelId,
    provider: payment.provider,
    state: payment.state,
    requestedAmount: satangToBaht(payment.requestedAmount),
    payAmount: satangToBaht(payment.payAmount),
    receivedAmount: payment.receivedAmount === null ? null : satangToBaht(payment.receivedAmount),
    late: payment.late,
    message: payment.message,
    merchantRef: payment.merchantRef,
    qrCode: payment.qrCode,
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    timeLeftMs: isOpen ? timeLeft(payment.expiresAt, world.clock.now()) : null,
  }
}

/**
 * A payment by its id.
 * @throws ProblemError (404)
 */
export function findPayment(world: World, id: string): Payment {
  const payment = world.payments.find(id)
  if (payment) return payment
  throw new ProblemError(404, {
    error: `there is no payment "${id}" in the world "${world.name}"`,
    hint: 'GET /__mock/payments lists them',
  })
}

const defaultRejection = 'ธนาคารปฏิเสธรายการนี้'

/**
 * Pays, pays too late, part-pays, rejects or expires a payment.
 * @throws ProblemError 404 for an unknown payment, 400 for a wrong amount, 409 for one that is over
 */
export function changePayment(
  world: World,
  id: string,
  body: z.output<typeof paymentBody>,
): Payment {
  const payment = findPayment(world, id)
  const change = perform(world, payment, body)
  if (change.status === 'unknown') return findPayment(world, id)
  if (change.status === 'refused') {
    throw body.action === 'payLate' ? notLate(id, change.state) : conflict(id, change.state)
  }
  world.changes.tell({ type: 'changed', part: 'payments' })
  if (body.action === 'pay' || body.action === 'payLate')
    world.changes.tell({ type: 'changed', part: 'members' })
  return change.payment
}

function perform(
  world: World,
  payment: Payment,
  body: z.output<typeof paymentBody>,
): PaymentChange {
  switch (body.action) {
    case 'pay':
      return world.payments.pay(payment.id)
    case 'payLate':
      return world.payments.payLate(payment.id, body.isCredited)
    case 'payPart':
      return world.payments.payPart(payment.id, partOf(payment, body.amount))
    case 'reject':
      return world.payments.reject(payment.id, body.message ?? defaultRejection)
    case 'expire':
      return world.payments.expire(payment.id)
  }
}

function partOf(payment: Payment, baht: number): Satang {
  const amount = readBahtAmount(baht)
  if (amount !== null && amount > 0 && amount < payment.payAmount) return amount
  throw new ProblemError(400, {
    error: 'field "amount" is not a part of the amount to pay',
    hint: `it is more than 0 and less than ${formatSatang(payment.payAmount)} baht, with at most two decimals`,
    field: 'amount',
  })
}

const whyOver: Readonly<Record<PaymentState, string>> = {
  waiting: 'is waiting',
  partlyPaid: 'was paid in part',
  paid: 'was paid already',
  rejected: 'was rejected already',
  expired: 'has expired',
}

function conflict(id: string, state: PaymentState): ProblemError {
  return new ProblemError(409, {
    error: `the payment ${id} ${whyOver[state]}`,
    hint: 'only payments that are waiting or paid in part can change; ask the site for a new QR code',
  })
}

function notLate(id: string, state: PaymentState): ProblemError {
  return new ProblemError(409, {
    error: `the payment ${id} ${whyOver[state]}`,
    hint: 'only payments that have expired can be paid late, and once; "expire" lets one run out',
  })
}
