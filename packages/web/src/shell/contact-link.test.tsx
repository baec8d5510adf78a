import { asksForAdmin } from '@croupier/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import english from '../i18n/en.json' with { type: 'json' }
import thai from '../i18n/th.json' with { type: 'json' }
import { ContactLink } from './contact-link.tsx'

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

it.each([
  [
    'a page of the site in its language',
    '/help?question=deposit.limits',
    '/en/help?question=deposit.limits',
  ],
  ['a file of the site as it is', '/contact.html', '/contact.html'],
  ['another address as it is', 'https://line.me/R/ti/p/@kin', 'https://line.me/R/ti/p/@kin'],
])('leads to %s', async (_, contactLink, address) => {
  await openSite(<ContactLink />, { areas: ['member'], site: { contactLink } })
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})
