import { part } from './element.js'
import { attempt } from './saying.js'
import { call } from './server.js'

const input = part('one-time-code', HTMLInputElement)

let known = ''

/** Shows what every one-time code of the world is, unless somebody types another. @param {string} code */
export function showOneTimeCode(code) {
  known = code
  if (document.activeElement !== input) input.value = code
}

input.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') input.value = known
})
part('one-time-code-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const code = input.value
  void attempt(() => call('/one-time-code', { code }), `One-time code ${code}`)
})
