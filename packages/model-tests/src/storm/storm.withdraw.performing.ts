import type { WithdrawEvent } from '@croupier/core/withdraw'
import { openWithdraw } from '../withdraw.steps.ts'
import { frontTab, type StormBrowser } from './storm.browser.ts'
import { arrive } from './storm.members.ts'
import { isMember, type StormPage, withdrawShown } from './storm.page.ts'
import type { WithdrawAction, WithdrawPress } from './storm.withdraw.actions.ts'

/** Performs an action of a member in the withdrawal tab. Missing buttons do nothing. */
export async function performWithdraw(storm: StormBrowser, action: WithdrawAction): Promise<void> {
  const { page } = frontTab(storm)
  if (action.do === 'typeWithdraw') {
    return press(storm, page, [{ type: 'withdraw.changeAmount', text: action.text }])
  }
  return action.what === 'open' ? open(page) : press(storm, page, eventsOf(action.what, page))
}

function eventsOf(what: Exclude<WithdrawPress, 'open'>, page: StormPage): readonly WithdrawEvent[] {
  switch (what) {
    case 'all': {
      const amount = withdrawShown(page)?.all ?? null
      return amount === null ? [] : [{ type: 'withdraw.pickAmount', amount }]
    }
    case 'submit':
      return [{ type: 'withdraw.submit' }]
    case 'submitTwice':
      return [{ type: 'withdraw.submit' }, { type: 'withdraw.submit' }]
    case 'confirm':
      return [{ type: 'payout.confirm' }]
    case 'confirmTwice':
      return [{ type: 'payout.confirm' }, { type: 'payout.confirm' }]
    case 'change':
      return [{ type: 'payout.change' }]
    case 'checkAgain':
      return [{ type: 'payout.checkAgain' }]
    case 'goBack':
      return [{ type: 'payout.goBack' }]
    case 'retry':
      return [{ type: 'withdraw.retry' }]
    case 'leave':
      return [{ type: 'withdraw.back' }]
  }
}

async function press(
  { world }: StormBrowser,
  page: StormPage,
  events: readonly WithdrawEvent[],
): Promise<void> {
  for (const event of events) {
    const shown = withdrawShown(page)
    if (!shown) return
    const withdrawals = world.withdrawalsOf(page.member() ?? '')
    const isAsking = event.type === 'payout.confirm' && shown.screen === 'reviewing'
    if (isAsking) {
      const { amountText, review } = shown
      const reviewed = review?.amount ?? null
      withdrawals.recordWish(page.id, { amountText, reviewed, siteTime: page.siteTime() })
    }
    if (event.type === 'payout.goBack' && shown.unknown?.canGoBack) {
      withdrawals.recordSettled()
      page.payouts.recordGoingBack()
    }
    page.visit.flow('withdraw').send(event)
  }
  await page.visit.advance(0)
}

/** Opens the tab, after signing in if nobody is signed in. */
async function open(page: StormPage): Promise<void> {
  if (!isMember(page)) await arrive(page, 'demo')
  await openWithdraw(page.visit)
}
