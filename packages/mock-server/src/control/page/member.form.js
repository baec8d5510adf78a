import { dialogOf } from './dialog.js'
import { part } from './element.js'
import { changedFacts, fill } from './member.fields.js'
import { attempt } from './saying.js'
import { call } from './server.js'

/** @typedef {import('../client.ts').ControlMember} Member */

const { open, close } = dialogOf('member-dialog')
const title = part('member-title', HTMLElement)
const username = part('member-username', HTMLInputElement)
const password = part('member-new-password', HTMLInputElement)
const balance = part('member-balance', HTMLInputElement)

/** What a member is of whom nothing is said. @type {Member | null} */
let fresh = null
/** Whom the form was filled with. @type {Member | null} */
let before = null

/** @param {Member} member */
export function setFresh(member) {
  fresh = member
}

part('member-add', HTMLButtonElement).addEventListener('click', () => {
  if (!fresh) return
  title.textContent = 'Add a member'
  username.readOnly = false
  password.placeholder = part('members-password', HTMLElement).textContent
  ask(fresh)
  balance.value = '1000'
})

/** Asks what is to be changed of a member. @param {Member} member */
export function editMember(member) {
  title.textContent = `Change ${member.username}`
  username.readOnly = true
  password.placeholder = 'as it is'
  ask(member)
  balance.focus()
  balance.select()
}

/** @param {Member} member */
function ask(member) {
  before = member
  username.value = member.username
  password.value = ''
  fill(member)
  open()
}

part('member-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  if (!before) return
  const facts = {
    ...changedFacts(before),
    username: username.value,
    ...(password.value === '' ? {} : { password: password.value }),
  }
  void attempt(async () => {
    await call('/members', facts)
    close()
  }, `${facts.username} saved`)
})
