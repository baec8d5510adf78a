import { asksForAdmin } from '@croupier/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import english from '../i18n/en.json' with { type: 'json' }
import thai from '../i18n/th.json' with { type: 'json' }
import { ContactButton, ContactLink } from './contact-link.tsx'

/** Messages that name the admin, with the file that shows the link beside each; null for a message that needs no link. */
const wordsOfScreens: Readonly<Record<string, string | null>> = {
  'action.contactAdmin': null,
  'affiliate.unreadable': 'features/affiliate/report.page.tsx',
  'chatLink.linked': null,
  'deposit.bank.notYet': 'features/deposit/transfer-reported-step.tsx',
  'deposit.channel.disabled': 'features/deposit/channel-step.tsx',
  'deposit.error.noAccounts': 'shell/without-accounts.tsx',
  'help.deposit.expiredAnswer': 'features/help/help.page.tsx',
  'help.deposit.timeAnswer': 'features/help/help.page.tsx',
  'help.deposit.usdtAnswer': 'features/help/help.page.tsx',
  'help.game.disconnectAnswer': 'features/help/help.page.tsx',
  'help.password.lockedAnswer': 'features/help/help.page.tsx',
  'help.password.phoneAnswer': 'features/help/help.page.tsx',
  'help.withdraw.timeAnswer': 'features/help/help.page.tsx',
  'history.capReached': 'features/history/history-list.tsx',
  'history.unreadable': 'features/history/history-list.tsx',
  'notice.bankChange': 'features/notice/notice.dialog.tsx',
  'notice.siteClosed': 'shell/site-closed.dialog.tsx',
  'promotion.deposit.unknown': 'features/promotion/promotion-message.tsx',
  'promotion.deposit.timeUp': 'features/promotion/promotion-message.tsx',
  'promotion.registration.unknown': 'features/promotion/promotion-message.tsx',
  'promotion.registration.won': 'features/promotion/promotion-message.tsx',
  'promotion.registration.titleAsk': null,
  'promotion.registration.wonAsk': 'features/promotion/promotion-message.tsx',
  'otp.warning': null,
  'withdraw.error.noAccount': 'shell/without-accounts.tsx',
}

/** The files that show the messages that core returns for a flow, by the prefix of their ids. */
const placesOfFlows: Readonly<Record<string, readonly string[]>> = {
  'affiliate.': [
    'shell/payout-amount.tsx',
    'shell/unknown-payout.tsx',
    // Away from its page.
    'shell/toasts.tsx',
  ],
  'chatLink.': ['features/account/chat-link.dialog.tsx'],
  'deposit.': ['features/deposit/deposit-failure.dialog.tsx', 'features/deposit/ended-payment.tsx'],
  'forgot.': ['features/account/phone-step.tsx', 'features/account/code-entry.tsx'],
  'gameLaunch.': ['features/game-page/launch-notice.tsx'],
  'login.': ['features/account/login-form.tsx', 'features/account/chat-sign-in.page.tsx'],
  'payout.': ['shell/payout-password.field.tsx'],
  'register.': ['features/account/details-step.tsx', 'features/account/code-entry.tsx'],
  'reset.': ['features/account/new-password-form.tsx'],
  'transfer.': ['features/transfer-panel/transfer-tabs.tsx', 'features/usdt/usdt-tab.tsx'],
  'usdt.': ['features/usdt/usdt-tab.tsx'],
  'withdraw.': ['shell/payout-amount.tsx', 'shell/unknown-payout.tsx'],
}

const sources = import.meta.glob<string>('../**/*.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The link to the admin, or a component that contains it. */
const link = /<(ContactLink|ContactLinkFor|ProblemNote)\b/

it.each([
  ['English', english, 'admin'],
  ['Thai', thai, 'แอดมิน'],
])('the messages known to ask for the admin are those that do so in %s', (_, words, admin) => {
  const asking = Object.entries(words).filter(([, text]) => text.toLowerCase().includes(admin))
  const ids = asking.map(([id]) => id).filter((id) => !(id in wordsOfScreens))
  expect(ids.sort()).toEqual(Object.keys(words).filter(asksForAdmin).sort())
})

it.each(Object.keys(english).filter((id) => asksForAdmin(id) || wordsOfScreens[id]))(
  'where %s is said, the way to the admin is beside it',
  (id) => {
    const flow = `${id.split('.')[0]}.`
    const places = wordsOfScreens[id] ? [wordsOfScreens[id]] : (placesOfFlows[flow] ?? [])
    const without = places.filter((place) => !link.test(sources[pathFromHere(place)] ?? ''))
    expect([places.length > 0, without]).toEqual([true, []])
  },
)

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

it.each([
  [
    'with the message in it where the contact takes one',
    'https://line.me/R/ti/p/@kin',
    'https://line.me/R/oaMessage/%40kin/?Reference%207',
    '',
  ],
  [
    'and copies the message where it takes none',
    'https://chat.example/kin',
    'https://chat.example/kin',
    'Reference 7',
  ],
])('opens the conversation %s', async (_, contactLink, address, copied) => {
  const user = userEvent.setup()
  await openSite(<ContactButton label="Report" message="Reference 7" />, {
    areas: ['member'],
    site: { contactLink },
  })
  const button = screen.getByRole('link', { name: 'Report' })
  expect(button.getAttribute('href')).toBe(address)
  // Nobody answers at this address.
  button.addEventListener('click', (event) => event.preventDefault())
  await user.click(button)
  expect(await navigator.clipboard.readText()).toBe(copied)
})

it('begins a chat with the reference of the payment that it is about', async () => {
  const contactLink = 'https://line.me/R/oaMessage/@site/?{reference}'
  await openSite(<ContactLink reference="CR8F-20417" />, {
    areas: ['member'],
    site: { contactLink },
  })
  const address = screen.getByRole('link').getAttribute('href')
  expect(address).toBe('https://line.me/R/oaMessage/@site/?CR8F-20417')
})

/** The key under which Vite's glob import has a file. */
function pathFromHere(place: string): string {
  return place.startsWith('shell/') ? place.replace('shell/', './') : `../${place}`
}
