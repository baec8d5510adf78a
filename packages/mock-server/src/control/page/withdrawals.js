import { button, element, part } from './element.js'
import { formatLeft, formatMoney } from './format.js'
import { refreshing } from './refreshing.js'
import { rove } from './roving.js'
import { keepRows } from './rows.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/** @typedef {import('../client.ts').ControlWithdrawal} Withdrawal */

const list = part('withdrawals-list', HTMLUListElement)
const roving = rove(list, 'li')
const showRows = keepRows(list, {
  keyOf: (/** @type {Withdrawal} */ withdrawal) => withdrawal.id,
  factsOf: (withdrawal) => withdrawal,
  draw: withdrawalRow,
})

/** Fetches the withdrawals that are not paid out yet and shows them, the newest first. */
export const showWithdrawals = refreshing(async () => {
  /** @type {{ withdrawals: Withdrawal[] }} */
  const { withdrawals } = await call('/withdrawals')
  const { length } = withdrawals
  part('withdrawals-count', HTMLElement).textContent =
    length === 0 ? 'none on its way' : `${length} on ${length === 1 ? 'its' : 'their'} way`
  showRows(withdrawals)
  roving.settle()
})

/** Counts down to when they are paid out. @param {number} now the world's time */
export function tickWithdrawals(now) {
  for (const left of list.querySelectorAll('[data-paid-out]')) {
    const ms = Number(left.getAttribute('data-paid-out')) - now
    left.textContent = formatLeft(ms)
    if (ms <= 0) {
      left.removeAttribute('data-paid-out')
      void attempt(showWithdrawals)
    }
  }
}

/** @param {Withdrawal} withdrawal */
function withdrawalRow({ id, username, amount, paidOutAt }) {
  const cancel = () =>
    void attempt(
      () => call(`/withdrawals/${id}`, { action: 'cancel' }),
      `${id} cancelled: ${username} has the money back`,
    )
  return element(
    'li',
    { tabindex: '-1', class: 'withdrawal', 'aria-label': id },
    element('code', {}, id),
    element('span', {}, username),
    element('span', { class: 'amount' }, formatMoney(amount)),
    element('span', { class: 'left', 'data-paid-out': String(paidOutAt) }),
    button('Cancel', cancel, { describes: `Cancel withdrawal ${id}`, roves: true }),
  )
}
