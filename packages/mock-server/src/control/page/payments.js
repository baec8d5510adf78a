import { button, element, part } from './element.js'
import { formatLeft, formatMoney } from './format.js'
import { attempt, call } from './server.js'

/** @typedef {import('../client.ts').ControlPayment} Payment */

const list = part('payments-list', HTMLUListElement)

/** Rows that are on the page, with what they show. @type {Map<string, { row: HTMLLIElement, shows: string }>} */
const rows = new Map()

/** Fetches the payments and shows them; rows that did not change keep their place and focus. */
export async function showPayments() {
  /** @type {{ payments: Payment[] }} */
  const { payments } = await call('/payments')
  const waiting = payments.filter(({ timeLeftMs }) => timeLeftMs !== null).length
  part('payments-count', HTMLElement).textContent = `${waiting} waiting`
  part('payments-empty', HTMLElement).hidden = payments.length > 0
  for (const [index, payment] of payments.entries()) {
    const row = rowOf(payment)
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null)
  }
  const ids = new Set(payments.map(({ id }) => id))
  for (const [id, { row }] of rows) {
    if (ids.has(id)) continue
    row.remove()
    rows.delete(id)
  }
}

/** Counts down. @param {number} now the world's time */
export function tickPayments(now) {
  for (const left of list.querySelectorAll('[data-expires]')) {
    const ms = Number(left.getAttribute('data-expires')) - now
    left.textContent = formatLeft(ms)
    if (ms <= 0) {
      left.removeAttribute('data-expires')
      void attempt(showPayments)
    }
  }
}

/** @param {Payment} payment */
function rowOf(payment) {
  const { timeLeftMs: _timeLeftMs, ...facts } = payment
  const shows = JSON.stringify(facts)
  const known = rows.get(payment.id)
  if (known?.shows === shows) return known.row
  const row = drawRow(payment)
  if (known) {
    const hadFocus = known.row.contains(document.activeElement)
    known.row.replaceWith(row)
    if (hadFocus) row.focus()
  }
  rows.set(payment.id, { row, shows })
  return row
}

/** @type {Record<Payment['state'], string>} */
const tones = {
  waiting: 'info',
  partlyPaid: 'caution',
  paid: 'positive',
  rejected: 'negative',
  expired: '',
}

/** @param {Payment} payment */
function drawRow(payment) {
  const isOpen = payment.timeLeftMs !== null
  const state =
    payment.state === 'partlyPaid'
      ? `part ${formatMoney(payment.receivedAmount ?? 0)}`
      : payment.state
  const left = element('span', {
    class: 'left',
    'data-expires': isOpen ? String(payment.expiresAt) : null,
  })
  left.textContent = isOpen ? formatLeft(payment.timeLeftMs ?? 0) : '—'
  const row = element(
    'li',
    { class: isOpen ? 'payment' : 'payment is-over', tabindex: '-1', 'aria-label': payment.id },
    element('code', { class: 'id' }, payment.id),
    element('span', { class: 'who' }, payment.username),
    element('span', { class: 'channel' }, payment.provider),
    element('span', { class: 'amount' }, formatMoney(payment.payAmount)),
    left,
    element(
      'span',
      { class: 'state' },
      element('span', { class: `tag ${tones[payment.state]}` }, state),
    ),
  )
  if (isOpen) row.append(drawActions(payment))
  return row
}

/** @param {Payment} payment */
function drawActions(payment) {
  const { id } = payment
  const actions = element('div', { class: 'actions' })
  const ask = element('div', { class: 'ask' })
  ask.hidden = true
  /** @param {object} body @param {string} done */
  const change = (body, done) =>
    void attempt(async () => {
      await call(`/payments/${id}`, body)
      await showPayments()
    }, done)

  const part = button('Part', () => open('amount'), { describes: `Part-pay ${id}` })
  const reject = button('Reject', () => open('message'), {
    class: 'negative',
    describes: `Reject ${id}`,
  })
  /** @param {'amount' | 'message'} what */
  function open(what) {
    const opener = what === 'amount' ? part : reject
    const close = () => {
      ask.hidden = true
      ask.replaceChildren()
      for (const each of [part, reject]) each.setAttribute('aria-expanded', 'false')
      opener.focus()
    }
    if (opener.getAttribute('aria-expanded') === 'true') return close()
    for (const each of [part, reject]) each.setAttribute('aria-expanded', String(each === opener))
    const { form, input } =
      what === 'amount'
        ? amountForm(payment, (amount) =>
            change({ action: 'payPart', amount }, `${id} paid in part`),
          )
        : messageForm(payment, (message) => change({ action: 'reject', message }, `${id} rejected`))
    form.append(button('Cancel', close, { class: 'quiet' }))
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close()
    })
    ask.replaceChildren(form)
    ask.hidden = false
    input.focus()
    input.select()
  }
  for (const each of [part, reject]) each.setAttribute('aria-expanded', 'false')
  actions.append(
    button('Pay', () => change({ action: 'pay' }, `${id} paid`), {
      class: 'positive',
      describes: `Pay ${id}`,
    }),
    part,
    reject,
    button('Expire', () => change({ action: 'expire' }, `${id} expired`), {
      describes: `Expire ${id}`,
    }),
  )
  const both = element('div', { class: 'controls' }, actions, ask)
  return both
}

/** @param {Payment} payment @param {(amount: number) => void} send */
function amountForm(payment, send) {
  const most = (payment.payAmount - 0.01).toFixed(2)
  const input = element('input', {
    type: 'number',
    min: '0.01',
    max: most,
    step: '0.01',
    required: true,
    value: String(Math.floor(payment.payAmount / 2)),
  })
  const form = askForm('Amount that arrived, baht', input, 'Part-pay')
  form.addEventListener('submit', () => send(input.valueAsNumber))
  return { form, input }
}

/** @param {Payment} payment @param {(message: string) => void} send */
function messageForm(payment, send) {
  const input = element('input', {
    type: 'text',
    maxlength: '200',
    required: true,
    value: payment.message ?? 'The bank rejected the payment.',
  })
  const form = askForm('Message to the member', input, 'Reject')
  form.addEventListener('submit', () => send(input.value))
  return { form, input }
}

/** @param {string} label @param {HTMLInputElement} input @param {string} verb */
function askForm(label, input, verb) {
  const form = element(
    'form',
    { class: 'inline' },
    element('label', { class: 'field' }, `${label} `, input),
    element('button', { class: 'primary' }, verb),
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  return form
}
