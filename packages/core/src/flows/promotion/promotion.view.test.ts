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
  'the offer to register is won where one registers here: %o [SITE-07]',
  (registerLink, page) => {
    expect(offeredRegistration({ registerLink })).toEqual(page)
  },
)
