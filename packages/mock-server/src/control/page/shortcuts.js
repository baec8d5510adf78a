import { dialogOf } from './dialog.js'
import { element, part } from './element.js'
import { openLink } from './link.js'
import { focusMembers } from './members.js'
import { focusPayments } from './payments.js'

const stored = 'control-room-shortcuts'

const help = dialogOf('help-dialog')
const enabled = part('help-enabled', HTMLInputElement)

/** @param {string} id */
const focus = (id) => () => part(id, HTMLElement).focus()

/** @type {readonly (readonly [key: string, does: string, press: () => void])[]} */
const shortcuts = [
  ['/', 'search the answers', focus('answers-search')],
  ['p', 'the newest payment that waits', focusPayments],
  ['j', 'filter the journal', focus('journal-filter')],
  ['f', 'faults', focus('fault-endpoint')],
  ['c', 'the clock', () => focusFirst('#clock button')],
  ['s', 'the switches of the site', () => focusFirst('#site button')],
  ['m', 'the members', focusMembers],
  ['w', 'switch or make a world', () => part('worlds-open', HTMLElement).click()],
  ['l', 'copy a link into this world', openLink],
  ['?', 'this help', help.open],
]

/** Further keys, for the help. */
const moreKeys = /** @type {const} */ ([
  ['↓ ↑', 'from row to row of a list; ↓ also leads from the search into it'],
  ['← →', 'along a row'],
  ['Home End', 'the first and the last row'],
  ['Enter', 'presses a button, opens a call of the journal'],
  ['Esc', 'closes what is open'],
])

part('help-keys', HTMLElement).append(
  ...[...shortcuts, ...moreKeys].map(([key, does]) =>
    element('div', {}, element('dt', {}, ...keysOf(key)), element('dd', {}, does)),
  ),
)
enabled.checked = localStorage.getItem(stored) !== 'off'
enabled.addEventListener('change', () => {
  localStorage.setItem(stored, enabled.checked ? 'on' : 'off')
})
part('help-open', HTMLButtonElement).addEventListener('click', help.open)

document.addEventListener('keydown', (event) => {
  if (!enabled.checked || event.defaultPrevented || isTaken(event)) return
  const key = keyOf(event)
  const found = shortcuts.find(([candidate]) => candidate === key)
  if (!found) return
  event.preventDefault()
  found[2]()
})

/** Whether the key belongs to the browser, to a field or to what is open. @param {KeyboardEvent} event */
function isTaken({ altKey, ctrlKey, metaKey, target }) {
  if (altKey || ctrlKey || metaKey) return true
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  return target instanceof Element && target.closest('input, select, textarea') !== null
}

/** The key as it is printed in Latin letters: a Thai keyboard says something else. @param {KeyboardEvent} event */
function keyOf({ code, key, shiftKey }) {
  if (/^[!-~]$/.test(key)) return key
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

/** @param {string} selector */
function focusFirst(selector) {
  const found = document.querySelector(selector)
  if (found instanceof HTMLElement) found.focus()
}

/** @param {string} keys */
function keysOf(keys) {
  return keys.split(' ').flatMap((one) => [element('kbd', {}, one), ' '])
}
