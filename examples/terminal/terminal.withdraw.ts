import { formatSatang } from '@croupier/core/money'
import {
  type WithdrawLockView,
  type WithdrawView,
  withdrawLockView,
  withdrawView,
} from '@croupier/core/withdraw'
import { first, type Host, type Watch } from './terminal.host.ts'

/** A withdrawal to the member's own account, which is looked at once before it is asked for. */
export async function withdraw(host: Host): Promise<void> {
  const { app, open, say, sayMessage, terminal } = host
  const watchWithdraw: Watch<WithdrawView> = (tell) => app.watch('withdraw', withdrawView, tell)
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
      case 'reviewing': {
        if (view.password?.problem) terminal.say(sayMessage(view.password.problem))
        const amount = view.review && formatSatang(view.review.amount)
        const isMeant = (await terminal.ask(say('review', { amount }))) === 'yes'
        if (isMeant && view.password) {
          const password = await terminal.ask(say('password'), true)
          app.services.credentials.keepDraft('payout.password', password)
          withdraw.send({ type: 'withdraw.changePassword', isFilled: password !== '' })
        }
        withdraw.send({ type: isMeant ? 'withdraw.confirm' : 'withdraw.change' })
        break
      }
      case 'outcomeUnknown':
        // Its chart goes on looking for what became of it, and lets nobody ask twice.
        return terminal.say(say('unknown'))
      default:
        return terminal.say(say('unavailable'))
    }
  }
}

/** Whether there is something to ask or to say. */
function isSettled({ isSubmitting, password, screen }: WithdrawView): boolean {
  return !isSubmitting && screen !== 'loading' && !password?.isBusy
}

async function sayLock({ app, say, terminal }: Host): Promise<void> {
  const watchLock: Watch<WithdrawLockView | null> = (tell) =>
    app.watchPart('withdraw', 'withdrawLock', withdrawLockView, tell)
  const { countdown } = await first(watchLock, (lock) => lock)
  terminal.say(say('locked', { time: countdown }))
}
