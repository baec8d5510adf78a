import { createSeededRandom } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { minute, second } from '@croupier/core/time'
import { createMockServer } from '@croupier/mock-server'
import { createControlClient } from '@croupier/mock-server/client'
import { renderUnicodeCompact } from 'uqr'
import { expect, it } from 'vitest'
import { openSite } from './open.site.ts'
import type { Terminal } from './terminal.host.ts'
import { runTerminal } from './terminal.ts'

const origin = 'http://site.test'

/** A terminal with a test reader, which reads everything that is shown and answers questions. */
function createReader() {
  const shown: string[] = []
  let answer = (_text: string) => {}
  let reader = { wanted: '', found: () => {} }
  const show = (text: string) => {
    shown.push(text)
    if (text.startsWith(reader.wanted)) reader.found()
  }
  const terminal: Terminal = {
    say: show,
    status: show,
    ask: (question) =>
      new Promise((resolve) => {
        answer = resolve
        show(question)
      }),
  }
  /** Resolves when a text with this beginning is shown. */
  const reads = (wanted: string) =>
    new Promise<void>((found) => {
      reader = { wanted, found }
    })
  return {
    terminal,
    reads,
    /** Answers, and resolves when a text with the wanted beginning is shown. */
    types: (text: string, wanted: string) => {
      const isRead = reads(wanted)
      answer(text)
      return isRead
    },
    leaves: () => answer('3'),
    /** Everything that was shown since the last call. */
    shown: () => shown.splice(0),
  }
}

async function visit(locale: 'en' | 'th', wanted: string) {
  const clock = createVirtualClock()
  const server = createMockServer({ clock })
  const app = await openSite(origin, {
    clock,
    http: (input, init) => server.fetch(new Request(input, init)),
    random: createSeededRandom(1),
  })
  const { terminal, ...reader } = createReader()
  const isRead = reader.reads(wanted)
  const left = runTerminal(app, terminal, locale)
  await isRead
  const control = createControlClient({
    baseUrl: origin,
    world: 'default',
    fetch: (request) => server.fetch(request),
  })
  return { ...reader, clock, control, left }
}

it('signs in, deposits by a code in half blocks, and withdraws once until the wait is over', async () => {
  const { clock, control, leaves, left, reads, shown, types } = await visit('en', 'Username')
  await types('demo', 'Password')
  await types('wrong', 'Username')
  await types('demo', 'Password')
  await types('demo1234', '1 deposit')
  expect(shown()).toEqual([
    'Username: ',
    'Password: ',
    'Wrong username or password.',
    'Username: ',
    'Password: ',
    '1 deposit, 2 withdraw, 3 leave: ',
  ])

  await types('1', 'Pay with')
  await types('1', 'Amount')
  await types('5', 'Amount')
  await types('500', 'Waiting')
  const [payment] = await control.payments()
  if (!payment) throw new Error('no code was made')
  const paid = payment.payAmount.toFixed(2)
  const isPaid = reads('1 deposit')
  await clock.advance(second)
  await control.pay(payment.id)
  await clock.advance(second)
  await isPaid
  expect(shown()).toEqual([
    'Balance 12,500.50 baht',
    '1 PromptPay QR',
    '2 PromptPay QR Plus',
    '3 Croupier Demo Co., Ltd.',
    'Pay with (number, or Enter to go back): ',
    'Amount in whole baht (Enter to go back): ',
    'Deposit at least 100 baht.',
    'Amount in whole baht (Enter to go back): ',
    renderUnicodeCompact(payment.qrCode, { border: 2 }),
    `Scan to pay ${paid} baht. Pay the exact amount, and use this code once.`,
    'Waiting for your payment, 15:00 left',
    'Waiting for your payment, 14:59 left',
    `Deposit successful: ${paid} baht. Reference ${payment.merchantRef}.`,
    '1 deposit, 2 withdraw, 3 leave: ',
    'Balance 13,001.24 baht',
  ])

  await types('1', 'Pay with')
  await types('', '1 deposit')
  await types('2', 'Amount')
  await types('200.50', 'Withdraw')
  await types('yes', '1 deposit')
  await clock.advance(minute)
  await types('2', '1 deposit')
  expect(shown()).toEqual([
    '1 PromptPay QR',
    '2 PromptPay QR Plus',
    '3 Croupier Demo Co., Ltd.',
    'Pay with (number, or Enter to go back): ',
    '1 deposit, 2 withdraw, 3 leave: ',
    'To Somchai Jaidee, xxx-x-xx789-0',
    'Amount in baht (Enter to go back): ',
    'Withdraw 200.50 baht? Type yes to confirm: ',
    'Withdrawal of 200.50 baht sent.',
    'You can withdraw again in 10:00.',
    '1 deposit, 2 withdraw, 3 leave: ',
    'Balance 12,800.74 baht',
    'You can withdraw again in 09:00.',
    '1 deposit, 2 withdraw, 3 leave: ',
  ])
  leaves()
  await left
})

it('sends a withdrawal once and says that nobody knows, where the answer is lost', async () => {
  const { control, shown, types } = await visit('en', 'Username')
  await types('demo', 'Password')
  await types('demo1234', '1 deposit')
  await control.fault('withdraw', 'reset', { applied: true })
  await types('2', 'Amount')
  await types('200', 'Withdraw')
  shown()
  await types('yes', '1 deposit')
  await types('2', '1 deposit')
  const unknown =
    'We do not know yet whether your withdrawal went through. Do not send it again yet.'
  const menu = '1 deposit, 2 withdraw, 3 leave: '
  expect(shown()).toEqual([unknown, menu, unknown, menu])
  expect(await control.requests({ endpoint: 'withdraw' })).toHaveLength(1)
})

it('speaks Thai', async () => {
  const { shown, types } = await visit('th', 'ชื่อผู้ใช้')
  await types('demo', 'รหัสผ่าน')
  await types('demo1234', '1 ฝากเงิน')
  expect(shown()).toEqual(['ชื่อผู้ใช้: ', 'รหัสผ่าน: ', '1 ฝากเงิน, 2 ถอนเงิน, 3 ออก: '])
})
