import { formatSatang } from '@croupier/core/money'
import { type PayoutSnapshot, type PayoutView, payoutView } from '@croupier/core/payout'
import {
  type WithdrawLockView,
  type WithdrawView,
  withdrawLockView,
  withdrawView,
} from '@croupier/core/withdraw'
import { first, type Host, type Watch } from './terminal.host.ts'

/** A withdrawal to the member's own account, which the member reviews before it is sent. */
export async function withdraw(host: Host): Promise<void> {
  const { app, open, say, sayMessage, terminal } = host
  const watchWithdraw: Watch<WithdrawView> = (tell) => app.watch('withdraw', withdrawView, tell)
  const watchPayout: Watch<PayoutView> = (tell) => app.watchPart('withdraw', 'payout', viewOf, tell)
  open('withdraw')
  await first(watchWithdraw, (view) => view)
  for (;;) {
    const view = await first(watchWithdraw, (now) => (now ? isSettled(now) && now : 'gone'))
    const withdraw = app.flow('withdraw')
    if (view === 'gone' || !withdraw) return
    switch (view.screen) {
      case 'editing': {
        if (view.isLocked) return sayLock(host)
        if (view.problem) terminal.say(sayMessage(view.problem.message))
        const { account } = view
        if (account) {
          terminal.say(say('withdrawTo', { holder: account.holder, account: account.number }))
        }
        const text = await terminal.ask(say('withdrawAmount'))
        if (text === '') return
        withdraw.send({ type: 'withdraw.changeAmount', text })
        withdraw.send({ type: 'withdraw.submit' })
        break
      }
      case 'payingOut': {
        const payout = await first(watchPayout, (now) => (now ? isAnswerable(now) && now : 'over'))
        if (payout === 'over') break
        // The chart goes on looking for the outcome, and prevents a second payout meanwhile.
        if (payout.unknown) return terminal.say(say('unknown'))
        await review(host, payout)
        break
      }
      default:
        return terminal.say(say('unavailable'))
    }
  }
}

const viewOf = (snapshot: PayoutSnapshot) => payoutView(snapshot, null)

/** The review before the withdrawal is sent, with the password if the site requires it. */
async function review(host: Host, { password, review }: PayoutView): Promise<void> {
  const { app, say, sayMessage, terminal } = host
  if (password?.problem) terminal.say(sayMessage(password.problem))
  const amount = review && formatSatang(review.amount)
  const isMeant = (await terminal.ask(say('review', { amount }))) === 'yes'
  if (isMeant && password) {
    const typed = await terminal.ask(say('password'), true)
    app.services.credentials.keepDraft('payout.password', typed)
    app.flow('withdraw')?.send({ type: 'payout.changePassword', isFilled: typed !== '' })
  }
  app.flow('withdraw')?.send({ type: isMeant ? 'payout.confirm' : 'payout.change' })
}

/** Whether the screen needs input or has a message. */
function isSettled({ screen }: WithdrawView): boolean {
  return screen !== 'loading'
}

/** The same for the payout that the withdrawal runs. */
function isAnswerable({ isSubmitting, password }: PayoutView): boolean {
  return !isSubmitting && !password?.isBusy
}

async function sayLock({ app, say, terminal }: Host): Promise<void> {
  const watchLock: Watch<WithdrawLockView | null> = (tell) =>
    app.watchPart('withdraw', 'withdrawLock', withdrawLockView, tell)
  const { countdown } = await first(watchLock, (lock) => lock)
  terminal.say(say('locked', { time: countdown }))
}
