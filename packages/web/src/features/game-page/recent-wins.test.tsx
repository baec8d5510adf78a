import { bahtToSatang } from '@croupier/core/money'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { RecentWins } from './recent-wins.tsx'

const win = { at: 0, bet: bahtToSatang(10), multiplier: 5, player: 'so***1', win: bahtToSatang(50) }

it('lists two wins of one instant in a table that scrolls by itself', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  await openSite(<RecentWins wins={[win, { ...win, player: 'ma***2' }]} />, { areas: ['gamePage'] })
  const area = screen.getByRole('region', { name: 'Recent wins' })
  expect(area.contains(screen.getByRole('table'))).toBe(true)
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'so***1',
    'ma***2',
  ])
  expect(complain).not.toHaveBeenCalled()
})
