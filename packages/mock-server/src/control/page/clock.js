import { part } from './element.js'
import { formatDate, formatOffset, formatTime, toLocalInput } from './format.js'
import { refreshing } from './refreshing.js'
import { attempt } from './saying.js'
import { call } from './server.js'

const form = part('clock-form', HTMLFormElement)
const input = part('clock-input', HTMLInputElement)
const freeze = part('clock-freeze', HTMLButtonElement)
const set = part('clock-set', HTMLButtonElement)
const skew = part('clock-skew', HTMLButtonElement)
const time = part('clock-time', HTMLTimeElement)

/** How far the world is ahead of this browser, in milliseconds. */
let ahead = 0

/** Where the world's clock stands; null while it runs. @type {number | null} */
let frozenAt = null

/** The world's time, as far as this browser knows it. */
export const worldNow = () => frozenAt ?? Date.now() + ahead

/** Fetches the world's clock and shows it. */
export const showClock = refreshing(async () => {
  /** @type {import('../client.ts').ControlClock} */
  const clock = await call('/clock')
  ahead = clock.now - Date.now()
  frozenAt = clock.isFrozen ? clock.now : null
  part('clock-offset', HTMLElement).textContent = clock.isFrozen
    ? 'frozen'
    : formatOffset(clock.offsetMs)
  skew.setAttribute('aria-pressed', String(clock.skew !== null))
  freeze.textContent = clock.isFrozen ? 'Thaw' : 'Freeze'
  tickClock()
})

/** Shows the time that it is now. */
export function tickClock() {
  const now = worldNow()
  time.textContent = formatTime(now)
  time.dateTime = new Date(now).toISOString()
  part('clock-date', HTMLElement).textContent = formatDate(now)
}

for (const button of document.querySelectorAll('[data-advance]')) {
  button.addEventListener('click', () => {
    const advanceMs = Number(button.getAttribute('data-advance'))
    void attempt(() => call('/clock', { advanceMs }), `Clock moved by ${button.textContent}`)
  })
}
freeze.addEventListener('click', () => {
  const isFrozen = frozenAt !== null
  void attempt(
    () => call('/clock', isFrozen ? { thaw: true } : { freeze: true }),
    isFrozen ? 'Clock runs again' : 'Clock frozen',
  )
})
part('clock-reset', HTMLButtonElement).addEventListener('click', () => {
  void attempt(() => call('/clock', { reset: true }), 'Clock back to real time')
})
skew.addEventListener('click', () => {
  const isOn = skew.getAttribute('aria-pressed') === 'true'
  void attempt(
    () => call('/clock', { skew: isOn ? null : { every: 3, byMs: 1_200_000 } }),
    isOn ? 'All answers are dated rightly' : 'One of three answers is dated 20 minutes ahead',
  )
})
set.addEventListener('click', () => openForm(set.getAttribute('aria-expanded') !== 'true'))
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  openForm(false)
  set.focus()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const text = input.value.length === 16 ? `${input.value}:00` : input.value
  void attempt(async () => {
    await call('/clock', { set: `${text}+07:00` })
    openForm(false)
    set.focus()
  }, 'Clock set')
})

/** @param {boolean} isOpen */
function openForm(isOpen) {
  form.hidden = !isOpen
  set.setAttribute('aria-expanded', String(isOpen))
  if (!isOpen) return
  input.value = toLocalInput(worldNow())
  input.focus()
}
