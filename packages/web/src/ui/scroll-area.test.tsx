import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DataTable } from './data-table.tsx'
import { ScrollArea } from './scroll-area.tsx'

it('gets the focus under its name, so that a keyboard can scroll it', async () => {
  render(
    <ScrollArea label="Leaderboard">
      <table />
    </ScrollArea>,
  )
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Leaderboard' })).toBe(document.activeElement)
})

it('is around each table of figures, under the caption of the table', () => {
  const rows = [{ key: '1', cells: ['1 December', '0.30'] }]
  const columns = [{ name: 'Day' }, { name: 'Commission', isFigure: true }]
  render(<DataTable caption="Commission by day" columns={columns} rows={rows} />)
  const area = screen.getByRole('region', { name: 'Commission by day' })
  expect(area.contains(screen.getByRole('table', { name: 'Commission by day' }))).toBe(true)
})
