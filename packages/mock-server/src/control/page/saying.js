import { element, part } from './element.js'

/** How long words about what was done stay in sight. */
const shownMs = 8_000

const said = part('said', HTMLElement)
const failed = part('failed', HTMLElement)

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer

/** Tells what was done, also to those who only hear the page. @param {string} words */
export function say(words) {
  regionOf('data-failed', failed).replaceChildren()
  regionOf('data-said', said).textContent = words
  clearTimeout(timer)
  timer = setTimeout(() => said.replaceChildren(), shownMs)
}

/** Tells what went wrong, until something else is said or it is put away. @param {string} words */
function complain(words) {
  said.replaceChildren()
  const region = regionOf('data-failed', failed)
  region.replaceChildren(words)
  if (region !== failed) return
  const dismiss = element('button', { type: 'button', class: 'quiet' }, 'Dismiss')
  dismiss.addEventListener('click', () => failed.replaceChildren())
  failed.append(' ', dismiss)
}

/**
 * Where to say it: what lies behind an open dialog is not heard.
 * @param {string} mark @param {HTMLElement} ofPage
 */
function regionOf(mark, ofPage) {
  const inDialog = document.querySelector(`dialog[open] [${mark}]`)
  return inDialog instanceof HTMLElement ? inDialog : ofPage
}

/**
 * Runs what a person asked for; says what was done, or why it was not.
 * @param {() => Promise<unknown>} task
 * @param {string} [done]
 */
export async function attempt(task, done) {
  try {
    await task()
    if (done) say(done)
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
  }
}
