import { button, element, part } from './element.js'
import { formatLeft, formatMoney } from './format.js'
import { setChoices } from './member.fields.js'
import { editMember, setFresh } from './member.form.js'
import { showOneTimeCode } from './one-time-code.js'
import { refreshing } from './refreshing.js'
import { rove } from './roving.js'
import { keepRows } from './rows.js'
import { attempt } from './saying.js'
import { call } from './server.js'
import { showUsdt } from './usdt.js'

/** @typedef {import('../client.ts').ControlMember} Member */
/** @typedef {import('../../seed/members.ts').MemberFlag} Flag */

/** @type {Readonly<Record<Flag, string>>} */
const flagWords = {
  uplineLocked: 'upline locked',
  passwordLocked: 'password locked',
  accountBlocked: 'blocked',
}

const list = part('members-list', HTMLUListElement)
const roving = rove(list, 'li')
const showRows = keepRows(list, {
  keyOf: (/** @type {Member} */ member) => member.username,
  factsOf: (member) => member,
  draw: memberRow,
})

/**
 * @typedef {object} Told
 * @property {Member[]} members
 * @property {Member} fresh what a member is of whom nothing is said
 * @property {string} password
 * @property {string} oneTimeCode
 * @property {Flag[]} flags
 * @property {string[]} banks
 * @property {string[]} channels
 * @property {string[]} usdt
 * @property {import('./usdt.js').Network[]} networks
 */

/** Fetches the members and shows them, with what they log in and confirm with. */
export const showMembers = refreshing(async () => {
  /** @type {Told} */
  const { members, fresh, password, oneTimeCode, networks, ...choices } = await call('/members')
  setChoices(choices, (flag) => `${flagWords[flag]}: may not log in`)
  setFresh(fresh)
  part('members-password', HTMLElement).textContent = password
  showOneTimeCode(oneTimeCode)
  showUsdt(members, networks)
  showRows(members)
  roving.settle()
})

/** Counts down to when members may withdraw again. @param {number} now the world's time */
export function tickMembers(now) {
  for (const lock of list.querySelectorAll('[data-until]')) {
    const ms = Number(lock.getAttribute('data-until')) - now
    lock.textContent = formatLeft(ms)
    if (ms <= 0) {
      lock.removeAttribute('data-until')
      void attempt(showMembers)
    }
  }
}

/** Moves to the first member. */
export const focusMembers = roving.focusFirst

/** @param {Member} member */
function memberRow(member) {
  const made = button('', () => editMember(member), {
    class: 'member',
    control: 'edit',
    roves: true,
  })
  made.setAttribute('aria-haspopup', 'dialog')
  made.append(
    element('code', {}, member.username),
    element('span', { class: 'facts note' }, ...factsOf(member)),
    element('span', { class: 'amount' }, formatMoney(member.balance)),
  )
  return element('li', { tabindex: '-1' }, made)
}

/** What is special about a member, in words. @param {Member} member @returns {(Node | string)[]} */
function factsOf(member) {
  /** @type {(Node | string)[]} */
  const facts = member.flags.map((flag) => flagWords[flag])
  const until = member.withdrawLockedUntil
  if (until !== null) {
    const left = element('span', { 'data-until': String(until) })
    facts.push(element('span', { class: 'armed-note' }, 'withdraw locked ', left))
  }
  if (member.isUpgradeForced) facts.push('bank notice')
  if (member.isOfferRunning) facts.push('offer running')
  if (!member.hasProfile) facts.push('no profile')
  if (member.bankAccount === '') facts.push('no bank account')
  if (member.channels.length <= 1) facts.push(counted(member.channels.length, 'channel'))
  if (member.usdt.length <= 1) facts.push(member.usdt.length === 0 ? 'no USDT' : '1 USDT')
  if (member.isSignedIn) facts.push(element('span', { class: 'positive' }, 'logged in'))
  return facts.flatMap((fact, index) => (index === 0 ? [fact] : [' · ', fact]))
}

/** @param {number} count @param {string} what */
const counted = (count, what) =>
  count === 0 ? `no ${what}s` : `${count} ${what}${count === 1 ? '' : 's'}`
