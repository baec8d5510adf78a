import { button, element } from './element.js'
import { formatLeft, formatMoney } from './format.js'
import { amountQuestion, messageQuestion } from './payment.questions.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/** @typedef {import('../client.ts').ControlPayment} Payment */

/** @type {Record<Payment['state'], string>} */
const tones = {
  waiting: 'info',
  partlyPaid: 'caution',
  paid: 'positive',
  rejected: 'negative',
  expired: '',
}

/** One payment: its facts, what can be done with it, and room for a question. @param {Payment} payment */
export function paymentRow(payment) {
  const { id, timeLeftMs } = payment
  const isOpen = timeLeftMs !== null
  const left = element(
    'span',
    { 'data-expires': isOpen ? String(payment.expiresAt) : null },
    isOpen ? formatLeft(timeLeftMs) : '—',
  )
  const isUnpaid = payment.state === 'expired' && payment.late === null
  const actions = isOpen ? drawActions(payment) : null
  const buttons = isUnpaid ? lateButtons(payment) : (actions?.buttons ?? [])
  const row = element(
    'tbody',
    {
      role: 'rowgroup',
      class: isOpen ? 'payment' : 'payment is-over',
      tabindex: '-1',
      'data-roving': !isOpen && !isUnpaid,
      'aria-label': id,
    },
    element(
      'tr',
      { role: 'row', class: 'payment-facts' },
      cell('id', element('code', {}, id)),
      cell('who', payment.username),
      cell('channel', payment.provider),
      cell('amount', formatMoney(payment.payAmount)),
      cell('left', left),
      cell('state', element('span', { class: `tag ${tones[payment.state]}` }, stateOf(payment))),
      cell('actions', ...buttons),
    ),
  )
  if (actions) row.append(actions.asking)
  return row
}

/** @param {string} name @param {...(Node | string)} children */
const cell = (name, ...children) => element('td', { role: 'cell', class: name }, ...children)

/** @param {Payment} payment */
const stateOf = ({ late, state, receivedAmount }) => {
  if (late !== null) return late === 'credited' ? 'late, credited' : 'late, not credited'
  return state === 'partlyPaid' ? `part ${formatMoney(receivedAmount ?? 0)}` : state
}

/** Money may come when nobody asks for it any more. @param {Payment} payment */
function lateButtons({ id }) {
  /** @param {boolean} isCredited @param {string} done */
  const payLate = (isCredited, done) =>
    void attempt(() => call(`/payments/${id}`, { action: 'payLate', isCredited }), done)
  return [
    button('Pay late', () => payLate(true, `${id} paid late`), {
      class: 'positive',
      describes: `Pay ${id} late`,
      roves: true,
    }),
    button('Late, not credited', () => payLate(false, `${id} paid late, not credited`), {
      describes: `Pay ${id} late without crediting it`,
      roves: true,
    }),
  ]
}

/** @param {Payment} payment */
function drawActions(payment) {
  const { id } = payment
  const place = element('td', { role: 'cell', colspan: '7' })
  const asking = element('tr', { role: 'row', class: 'asking', hidden: true }, place)
  /** @type {HTMLButtonElement | null} */
  let opener = null

  const close = () => {
    asking.hidden = true
    place.replaceChildren()
    opener?.setAttribute('aria-expanded', 'false')
    opener?.focus()
    opener = null
  }
  /** @param {HTMLButtonElement} pressed @param {() => HTMLFormElement} draw */
  const ask = (pressed, draw) => {
    const isOpen = opener === pressed
    if (opener) close()
    if (isOpen) return
    opener = pressed
    pressed.setAttribute('aria-expanded', 'true')
    place.replaceChildren(draw())
    asking.hidden = false
    const field = place.querySelector('input')
    field?.focus()
    field?.select()
  }
  /** @param {object} body @param {string} done */
  const change = (body, done) => {
    if (opener) close()
    void attempt(() => call(`/payments/${id}`, body), done)
  }

  const part = button(
    'Part',
    () =>
      ask(part, () =>
        amountQuestion(
          payment,
          (amount) => change({ action: 'payPart', amount }, `${id} paid in part`),
          close,
        ),
      ),
    { describes: `Part-pay ${id}`, roves: true },
  )
  const reject = button(
    'Reject',
    () =>
      ask(reject, () =>
        messageQuestion(
          payment,
          (message) => change({ action: 'reject', message }, `${id} rejected`),
          close,
        ),
      ),
    { class: 'negative', describes: `Reject ${id}`, roves: true },
  )
  for (const each of [part, reject]) each.setAttribute('aria-expanded', 'false')
  const buttons = [
    button('Pay', () => change({ action: 'pay' }, `${id} paid`), {
      class: 'positive',
      describes: `Pay ${id}`,
      roves: true,
    }),
    part,
    reject,
    button('Expire', () => change({ action: 'expire' }, `${id} expired`), {
      describes: `Expire ${id}`,
      roves: true,
    }),
  ]
  return { buttons, asking }
}
