import { worldNow } from './clock.js'
import { element, part } from './element.js'

/** @typedef {import('../client.ts').ControlMember} Member */
/** @typedef {import('../../seed/members.ts').MemberFlag} Flag */

const lockMs = 600_000

const bank = part('member-bank', HTMLSelectElement)
const special = part('member-special', HTMLElement)
const channels = part('member-channels', HTMLElement)

/** @param {string} id */
const input = (id) => part(id, HTMLInputElement)

const fields = {
  balance: input('member-balance'),
  group: input('member-group'),
  firstname: input('member-firstname'),
  lastname: input('member-lastname'),
  phone: input('member-phone'),
  chat: input('member-chat'),
  account: input('member-account'),
  least: input('member-least'),
  most: input('member-most'),
  times: input('member-times'),
  locked: input('member-locked'),
  forced: input('member-forced'),
  offer: input('member-offer'),
  bare: input('member-bare'),
}

/**
 * Draws what can be chosen for a member.
 * @param {{ flags: Flag[], banks: string[], channels: string[], usdt: string[] }} choices
 * @param {(flag: Flag) => string} wordsOf
 */
export function setChoices(choices, wordsOf) {
  if (bank.childElementCount > 0) return
  bank.append(...choices.banks.map((id) => element('option', { value: id }, id)))
  special.prepend(...choices.flags.map((flag) => check('flags', flag, wordsOf(flag))))
  channels.append(
    ...choices.channels.map((id) => check('channels', id, id)),
    ...choices.usdt.map((id) => check('usdt', id, id)),
  )
}

/** @param {string} kind @param {string} value @param {string} words */
const check = (kind, value, words) =>
  element(
    'label',
    { class: 'check' },
    element('input', { type: 'checkbox', 'data-kind': kind, value }),
    ` ${words}`,
  )

/** @param {Member} member */
export function fill(member) {
  fields.balance.value = String(member.balance)
  fields.group.value = member.group ?? ''
  fields.firstname.value = member.firstname
  fields.lastname.value = member.lastname
  fields.phone.value = member.phone ?? ''
  fields.chat.value = member.lineId ?? ''
  bank.value = member.bankId
  fields.account.value = member.bankAccount
  fields.least.value = String(member.limits.minimumWithdraw)
  fields.most.value = String(member.limits.withdrawAmountPerDay ?? '')
  fields.times.value = String(member.limits.withdrawalsPerDay ?? '')
  fields.locked.checked = member.withdrawLockedUntil !== null
  fields.forced.checked = member.isUpgradeForced
  fields.offer.checked = member.isOfferRunning
  fields.bare.checked = !member.hasProfile
  for (const kind of /** @type {const} */ (['flags', 'channels', 'usdt'])) {
    for (const box of boxes(kind)) box.checked = member[kind].some((one) => one === box.value)
  }
}

/**
 * What was changed since the fields were filled: what happened to the member meanwhile stays.
 * @param {Member} member whom they were filled with
 */
export function changedFacts(member) {
  const { limits, ...facts } = factsIn(member)
  return { ...changed(member, facts), limits: changed(member.limits, limits) }
}

/** @param {Member} member */
const factsIn = (member) => ({
  balance: fields.balance.valueAsNumber,
  group: fields.group.value || null,
  firstname: fields.firstname.value,
  lastname: fields.lastname.value,
  phone: fields.phone.value || null,
  lineId: fields.chat.value || null,
  bankId: bank.value,
  bankAccount: fields.account.value,
  channels: chosen('channels'),
  usdt: chosen('usdt'),
  flags: chosen('flags'),
  isUpgradeForced: fields.forced.checked,
  isOfferRunning: fields.offer.checked,
  hasProfile: !fields.bare.checked,
  withdrawLockedUntil: lockOf(member.withdrawLockedUntil),
  limits: {
    minimumWithdraw: fields.least.valueAsNumber,
    withdrawAmountPerDay: numberIn(fields.most),
    withdrawalsPerDay: numberIn(fields.times),
  },
})

/** A lock that runs already is not made longer. @param {number | null} until */
function lockOf(until) {
  if (fields.locked.checked === (until !== null)) return until
  return fields.locked.checked ? worldNow() + lockMs : null
}

/** @param {HTMLInputElement} field */
const numberIn = (field) => (field.value === '' ? null : field.valueAsNumber)

/** @param {string} kind */
const boxes = (kind) =>
  [...document.querySelectorAll(`#member-form [data-kind="${kind}"]`)].filter(
    (box) => box instanceof HTMLInputElement,
  )

/** @param {string} kind */
const chosen = (kind) => boxes(kind).flatMap(({ checked, value }) => (checked ? [value] : []))

/** @param {object} before @param {object} after */
function changed(before, after) {
  const known = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, fact]) => JSON.stringify(known.get(name)) !== JSON.stringify(fact),
    ),
  )
}
