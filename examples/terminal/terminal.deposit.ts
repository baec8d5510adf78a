import { type DepositView, depositView, qrPaymentView } from '@croupier/core/deposit'
import { formatSatang } from '@croupier/core/money'
import { renderUnicodeCompact } from 'uqr'
import { first, type Host, type Watch } from './terminal.host.ts'

/** A deposit by a code that is scanned with a phone. */
export async function deposit(host: Host): Promise<void> {
  const { app, open, say, sayMessage, terminal } = host
  const watchDeposit: Watch<DepositView> = (tell) =>
    app.watch('deposit', (snapshot) => depositView(snapshot, 'wide'), tell)
  open('deposit')
  await first(watchDeposit, (view) => view)
  for (;;) {
    const view = await first(watchDeposit, (now) => (now ? isSettled(now) && now : 'gone'))
    const deposit = app.flow('deposit')
    if (view === 'gone' || !deposit) return
    switch (view.screen) {
      case 'choosingChannel': {
        const channels = view.options.filter(
          ({ kind, limits }) => kind !== 'bankTransfer' && limits,
        )
        for (const [index, { name }] of channels.entries()) terminal.say(`${index + 1} ${name}`)
        const channel = channels[Number(await terminal.ask(say('channel'))) - 1]
        if (!channel) return
        deposit.send({ type: 'deposit.chooseChannel', key: channel.key })
        break
      }
      case 'enteringAmount': {
        if (view.problem) terminal.say(sayMessage(view.problem.message))
        const text = await terminal.ask(say('depositAmount'))
        if (text === '') return
        deposit.send({ type: 'deposit.changeAmount', text })
        deposit.send({ type: 'deposit.submit' })
        break
      }
      case 'awaitingPayment':
        await showCode(host, watchDeposit)
        break
      default: {
        const { failure, receipt } = view
        if (receipt) {
          const { amount, reference } = receipt
          terminal.say(say('paid', { amount: formatSatang(amount), reference }))
        } else terminal.say(failure ? sayMessage(failure.message) : say('unavailable'))
        deposit.send({ type: receipt ? 'deposit.again' : 'deposit.acknowledge' })
        return
      }
    }
  }
}

type QrPaymentSnapshot = Parameters<typeof qrPaymentView>[0]

// A listener is called whenever its view changes, so the code is watched separately from the countdown.
const countdownOf = (snapshot: QrPaymentSnapshot) => qrPaymentView(snapshot).countdown
const codeOf = (snapshot: QrPaymentSnapshot) => {
  const { form, payAmount, qrCode } = qrPaymentView(snapshot)
  return { form, payAmount, qrCode }
}

/** Whether the screen needs input or has a message. */
function isSettled({ isRequesting, screen }: DepositView): boolean {
  return !isRequesting && screen !== 'checking'
}

/** Draws the code and counts down until the chart shows another screen. */
async function showCode(
  { app, say, terminal }: Host,
  watchDeposit: Watch<DepositView>,
): Promise<void> {
  const stopCode = app.watchPart('deposit', 'qrPayment', codeOf, (code) => {
    if (!code) return
    terminal.say(code.form === 'text' ? drawn(code.qrCode) : code.qrCode)
    terminal.say(say('code', { amount: formatSatang(code.payAmount) }))
  })
  const stopCountdown = app.watchPart('deposit', 'qrPayment', countdownOf, (time) => {
    if (time) terminal.status(say('waiting', { time }))
  })
  await first(watchDeposit, (view) => view?.screen !== 'awaitingPayment')
  stopCode()
  stopCountdown()
}

const drawn = (text: string) => renderUnicodeCompact(text, { border: 2 })
