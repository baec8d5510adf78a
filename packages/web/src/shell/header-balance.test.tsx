import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { HeaderBalance } from './header-balance.tsx'

const credit = '/_/test/api/api/v1/member/credit'

it.each([
  [0, '฿0.00'],
  ['1,250.5', '฿1,250.50'],
])('shows a balance of %s as %s [BAL-01]', async (balance, shown) => {
  const { clock } = await openSite(<HeaderBalance username="demo" />, {
    isMember: true,
    areas: ['member'],
    answers: { [credit]: { code: 0, result: { balance } } },
  })
  await act(() => clock.advance(0))
  expect(screen.getByRole('status', { name: 'Balance' }).textContent).toBe(shown)
})
