import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { MenuPage } from './menu.page.tsx'

const start = ['Home', '/en']
const forEverybody = [
  ['Casino', '/en/list/casino'],
  ['Slots', '/en/list/slots'],
  ['Fishing', '/en/list/fishing'],
  ['Lotto', '/en/list/lotto'],
  ['Sports', '/en/list/sports'],
  ['Freespin', '/en/list/freespin'],
  ['Demo', '/en/demo'],
  ['Tournaments', '/en/tournament'],
  ['Promotion', '/en/promotion'],
  ['VIP', '/en/vip'],
  ['Help-Center', '/en/help'],
  ['ไทย', '/menu'],
  ['English', '/en/menu'],
]

/** What the menu leads to or does, from top to bottom, once one of its entries is there. */
async function entries(isMember: boolean, awaited: string) {
  await openSite(<MenuPage />, {
    address: '/en/menu',
    isMember,
    areas: ['menu', 'games', 'member'],
  })
  await screen.findByText(awaited)
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  return [...menu.querySelectorAll('a, button')].map((entry) => [
    entry.textContent,
    entry.getAttribute('href'),
  ])
}

it('has the entries of the main menu on a desktop too [OPEN-31]', async () => {
  expect(await entries(false, 'VIP')).toEqual([start, ...forEverybody])
})

it('leads a member on a desktop to all that members do besides [OPEN-31, SITE-52]', async () => {
  expect(await entries(true, 'Log out')).toEqual([
    start,
    ['Deposit', '/en/menu?sideDeposit=true'],
    ['Withdraw', '/en/menu?sideDeposit=true&tab=withdraw-tab'],
    ['History', '/en/menu?sideHistory=true'],
    ['Affiliate', '/en/affiliate'],
    ['Favourites', '/en/favourite'],
    ['Recent', '/en/list/recent'],
    ['Link LINE account', null],
    ['Change password', '/en/resetPassword'],
    ['Log out', null],
    ...forEverybody,
  ])
})
