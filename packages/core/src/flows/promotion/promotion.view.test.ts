import { expect, it } from 'vitest'
import { offeredRegistration } from './promotion.view.ts'

it.each([
  [
    { kind: 'page', path: '/aff/HOUSE', query: { from: 'offer' } },
    { kind: 'page', path: '/aff/HOUSE', query: { from: 'offer' } },
  ],
  [
    { kind: 'other', address: 'https://partner.test/join' },
    { path: '/register', query: {} },
  ],
] as const)(
  'the registration offer leads to the page of this site for registering: %o [SITE-07]',
  (registerLink, page) => {
    expect(offeredRegistration({ registerLink })).toEqual(page)
  },
)
