import { button, element } from './element.js'
import { endpointNames } from './endpoints.js'

/** @typedef {import('../client.ts').ControlCase} Case */

/**
 * What a case needs to be told before it is armed: the call it befalls, or a code.
 * @param {Case} one
 * @param {(answers: { endpoint?: string, code?: number }) => boolean} arm answers whether it could be asked for
 */
export function armQuestion(one, arm) {
  const endpoint = one.endpoint === 'any' ? element('select') : null
  const code = one.takesCode
    ? element('input', { type: 'number', step: '1', required: true, value: '9999' })
    : null
  const form = element('form', { class: 'inline', hidden: true })
  if (endpoint) {
    form.append(element('label', { class: 'field' }, 'For which call ', endpoint))
  }
  if (code) form.append(element('label', { class: 'field' }, 'With which code ', code))
  /** @type {HTMLElement | null} */
  let opener = null
  const setOpen = (/** @type {boolean} */ isOpen) => {
    form.hidden = !isOpen
    opener?.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) (endpoint ?? code)?.focus()
    else opener?.focus()
  }
  form.append(
    element('button', { class: 'primary' }, 'Arm'),
    button('Cancel', () => setOpen(false), { class: 'quiet' }),
  )
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') setOpen(false)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const isAsked = arm({
      ...(endpoint ? { endpoint: endpoint.value } : {}),
      ...(code ? { code: code.valueAsNumber } : {}),
    })
    if (isAsked) setOpen(false)
  })
  return {
    form,
    toggle: (/** @type {HTMLElement} */ pressed) => {
      opener = pressed
      endpoint?.replaceChildren(...endpointNames().map((name) => element('option', {}, name)))
      setOpen(form.hasAttribute('hidden'))
    },
  }
}
