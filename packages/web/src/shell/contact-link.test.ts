import { asksForAdmin } from '@croupier/core'
import { expect, it } from 'vitest'
import english from '../i18n/en.json' with { type: 'json' }
import thai from '../i18n/th.json' with { type: 'json' }

/** Words of screens: each screen puts the link beside them itself, or is itself about the admin. */
const wordsOfScreens = [
  'action.contactAdmin',
  'affiliate.withdraw.unknown.notFound',
  'chatLink.linked',
  'deposit.bank.notYet',
  'deposit.channel.disabled',
  'deposit.error.noAccounts',
  'help.deposit.expiredAnswer',
  'help.deposit.timeAnswer',
  'help.deposit.usdtAnswer',
  'help.game.disconnectAnswer',
  'help.password.lockedAnswer',
  'help.password.phoneAnswer',
  'help.withdraw.timeAnswer',
  'history.capReached',
  'notice.bankChange',
  'notice.siteClosed',
  'promotion.registration.won',
  'otp.warning',
  'vip.empty',
  'withdraw.error.noAccount',
  'withdraw.unknown.notFound',
]

it.each([
  ['English', english, 'admin'],
  ['Thai', thai, 'แอดมิน'],
])('the messages known to ask for the admin are those that do so in %s', (_, words, admin) => {
  const asking = Object.entries(words).filter(([, text]) => text.toLowerCase().includes(admin))
  const ids = asking.map(([id]) => id).filter((id) => !wordsOfScreens.includes(id))
  expect(ids.sort()).toEqual(Object.keys(words).filter(asksForAdmin).sort())
})
