import { element, part } from './element.js'
import { formatMoney } from './format.js'
import { attempt, say } from './saying.js'
import { call } from './server.js'

/** @typedef {import('../client.ts').ControlMember} Member */
/** @typedef {{ id: string, network: string }} Network */

const who = part('usdt-member', HTMLSelectElement)
const where = part('usdt-network', HTMLSelectElement)
const amount = part('usdt-amount', HTMLInputElement)

/** @type {readonly Member[]} */
let known = []
/** @type {readonly Network[]} */
let networks = []

/** Offers who can be sent USDT, and on which networks. @param {readonly Member[]} members @param {readonly Network[]} all */
export function showUsdt(members, all) {
  networks = all
  known = members.filter(({ usdt }) => usdt.length > 0)
  offer(
    who,
    known.map(({ username }) => username),
  )
  offerNetworks()
}

function offerNetworks() {
  const own = known.find(({ username }) => username === who.value)?.usdt ?? []
  offer(
    where,
    networks.filter(({ id }) => own.includes(id)).map(({ network }) => network),
  )
}

/** Keeps the choice where it is still there. @param {HTMLSelectElement} select @param {readonly string[]} names */
function offer(select, names) {
  const before = select.value
  if ([...select.options].map(({ value }) => value).join() === names.join()) return
  select.replaceChildren(...names.map((name) => element('option', {}, name)))
  if (names.includes(before)) select.value = before
}

who.addEventListener('change', offerNetworks)
part('usdt-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const deposit = { username: who.value, network: where.value, amount: Number(amount.value) }
  void attempt(async () => {
    /** @type {{ credited: number, bonus: number }} */
    const { bonus, credited } = await call('/usdt-deposits', deposit)
    const more = bonus > 0 ? `, and ${formatMoney(bonus)} baht bonus` : ''
    say(`${deposit.username} has ${formatMoney(credited)} baht for ${deposit.amount} USDT${more}`)
  })
})
