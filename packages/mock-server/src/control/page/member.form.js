import { dialogOf } from './dialog.js'
import { element, part } from './element.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/** @typedef {import('../client.ts').ControlMember} Member */

const { open, close } = dialogOf('member-dialog')
const form = part('member-form', HTMLFormElement)
const title = part('member-title', HTMLElement)
const username = part('member-username', HTMLInputElement)
const balance = part('member-balance', HTMLInputElement)
const password = part('member-new-password', HTMLInputElement)
const forced = part('member-forced', HTMLInputElement)
const flagChecks = part('member-flags', HTMLElement)

part('member-add', HTMLButtonElement).addEventListener('click', () => {
  title.textContent = 'Add a member'
  username.readOnly = false
  fill({ username: '', balance: 1_000, flags: [], isUpgradeForced: false })
  password.placeholder = part('members-password', HTMLElement).textContent
  open()
})

/** Asks what is to be changed of a member. @param {Member} member */
export function editMember(member) {
  title.textContent = `Change ${member.username}`
  username.readOnly = true
  fill(member)
  password.placeholder = 'as it is'
  open()
  balance.focus()
  balance.select()
}

/** @param {readonly (readonly [name: string, words: string])[]} flags why a member may not log in */
export function setFlags(flags) {
  if (flagChecks.childElementCount > 0) return
  for (const [name, words] of flags) {
    const check = element('input', { type: 'checkbox', value: name })
    flagChecks.append(element('label', { class: 'check' }, check, ` ${words}: may not log in`))
  }
}

/** @param {Pick<Member, 'username' | 'balance' | 'isUpgradeForced'> & { flags: readonly string[] }} member */
function fill(member) {
  username.value = member.username
  balance.value = String(member.balance)
  password.value = ''
  forced.checked = member.isUpgradeForced
  for (const check of checks()) check.checked = member.flags.includes(check.value)
}

const checks = () => [...flagChecks.querySelectorAll('input')]

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const facts = {
    username: username.value,
    balance: balance.valueAsNumber,
    flags: checks().flatMap(({ checked, value }) => (checked ? [value] : [])),
    isUpgradeForced: forced.checked,
    ...(password.value === '' ? {} : { password: password.value }),
  }
  void attempt(async () => {
    await call('/members', facts)
    close()
  }, `${facts.username} saved`)
})
