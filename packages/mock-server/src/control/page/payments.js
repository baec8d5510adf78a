import { part } from './element.js'
import { formatLeft, formatMoney } from './format.js'
import { paymentRow } from './payment.row.js'
import { refreshing } from './refreshing.js'
import { rove } from './roving.js'
import { keepRows } from './rows.js'
import { attempt, say } from './saying.js'
import { call } from './server.js'

/** @typedef {import('../client.ts').ControlPayment} Payment */

const table = part('payments-table', HTMLTableElement)
// Rows that are drawn as blocks in a narrow pane still are those of a table.
table.setAttribute('role', 'table')
const roving = rove(table, '.payment')
const showRows = keepRows(table, {
  keyOf: (/** @type {Payment} */ payment) => payment.id,
  factsOf: ({ timeLeftMs, ...facts }) => ({ ...facts, isOpen: timeLeftMs !== null }),
  draw: paymentRow,
})

/** @type {ReadonlySet<string> | null} */
let known = null

/** Fetches the payments and shows them, the newest first. */
export const showPayments = refreshing(async () => {
  /** @type {{ payments: Payment[] }} */
  const { payments } = await call('/payments')
  const waiting = payments.filter(({ timeLeftMs }) => timeLeftMs !== null).length
  part('payments-count', HTMLElement).textContent = `${waiting} waiting`
  part('payments-empty', HTMLElement).hidden = payments.length > 0
  table.hidden = payments.length === 0
  showRows(payments)
  roving.settle()
  const [newest] = payments
  if (newest && known && !known.has(newest.id)) {
    say(`${newest.username} is to pay ${formatMoney(newest.payAmount)}: ${newest.id}`)
  }
  known = new Set(payments.map(({ id }) => id))
})

/** Counts down. @param {number} now the world's time */
export function tickPayments(now) {
  for (const left of table.querySelectorAll('[data-expires]')) {
    const ms = Number(left.getAttribute('data-expires')) - now
    left.textContent = formatLeft(ms)
    if (ms <= 0) {
      left.removeAttribute('data-expires')
      void attempt(showPayments)
    }
  }
}

/** Moves to what can be done with the newest payment that waits, else to the newest. */
export function focusPayments() {
  const action = table.querySelector('button')
  if (action) action.focus()
  else roving.focusFirst()
}
