import { satang } from '@croupier/core/money'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { DailyReport } from './daily-report.tsx'
import { DetailReport } from './detail-report.tsx'

const figures = { turnover: satang(10_000), commission: satang(50) }

it('has a row for each of two friends whose shortened names are the same', async () => {
  const complaints = vi.spyOn(console, 'error')
  const friend = { name: 'so***7', gameType: 'slots', ...figures }
  await openSite(<DetailReport day="2026-11-19" period={null} members={[friend, friend]} />, {
    areas: ['affiliate', 'member'],
  })
  expect(await screen.findAllByRole('rowheader', { name: 'so***7' })).toHaveLength(2)
  const aboutKeys = complaints.mock.calls.filter(([text]) => String(text).includes('same key'))
  expect(aboutKeys).toEqual([])
})

it('of a single day names that day once below its picture', async () => {
  const day = '2026-11-19'
  await openSite(
    <DailyReport period={{ from: day, to: day }} days={[{ day, members: 1, ...figures }]} />,
    { areas: ['affiliate', 'member'] },
  )
  const picture = await screen.findByRole('figure')
  expect(picture.lastElementChild?.textContent).toBe('19 Nov 2026')
})

it('begins with what its days brought and how many played on the average', async () => {
  const days = ['2026-11-18', '2026-11-19'].map((day, index) => ({
    day,
    members: index,
    ...figures,
  }))
  await openSite(<DailyReport period={{ from: '2026-11-18', to: '2026-11-19' }} days={days} />, {
    areas: ['affiliate', 'member'],
  })
  await screen.findByRole('table')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1.00 baht',
    '0.5',
  ])
})
