import { button, element } from './element.js'

/** @typedef {import('../client.ts').ControlPayment} Payment */

/**
 * Asks how much of a payment arrived.
 * @param {Payment} payment @param {(amount: number) => void} send @param {() => void} close
 */
export function amountQuestion(payment, send, close) {
  const input = element('input', {
    type: 'number',
    min: '0.01',
    max: (payment.payAmount - 0.01).toFixed(2),
    step: '0.01',
    required: true,
    value: String(Math.floor(payment.payAmount / 2)),
  })
  return question('Amount that arrived, baht', input, 'Part-pay', close, () =>
    send(input.valueAsNumber),
  )
}

/**
 * Asks what the member is told.
 * @param {Payment} payment @param {(message: string) => void} send @param {() => void} close
 */
export function messageQuestion(payment, send, close) {
  const input = element('input', {
    type: 'text',
    maxlength: '200',
    required: true,
    value: payment.message ?? 'ธนาคารปฏิเสธรายการนี้',
  })
  return question('Message to the member', input, 'Reject', close, () => send(input.value))
}

/**
 * @param {string} label @param {HTMLInputElement} input @param {string} verb @param {() => void} close
 * @param {() => void} send
 */
function question(label, input, verb, close, send) {
  const form = element(
    'form',
    { class: 'inline' },
    element('label', { class: 'field' }, `${label} `, input),
    element('button', { class: 'primary' }, verb),
    button('Cancel', close, { class: 'quiet' }),
  )
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  return form
}
