import { element, part } from './element.js'
import { formatMoney } from './format.js'
import { call } from './server.js'

/** Fetches the members and shows them. */
export async function showMembers() {
  /** @type {{ members: import('../client.ts').ControlMember[] }} */
  const { members } = await call('/members')
  part('members-list', HTMLUListElement).replaceChildren(
    ...members.map((member) =>
      element(
        'li',
        {},
        element(
          'span',
          {},
          element('code', {}, member.username),
          member.isSignedIn ? element('span', { class: 'note' }, ' logged in') : '',
        ),
        element('span', { class: 'amount' }, formatMoney(member.balance)),
      ),
    ),
  )
}
