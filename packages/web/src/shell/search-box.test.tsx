import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { flowSources } from '../../test/held-flow.ts'
import { openSite } from '../../test/open-site.tsx'
import { SearchBox } from './search-box.tsx'

it('keeps the Enter that is pressed before the search is loaded, and does it then [GAME-18]', async () => {
  const { flows, release } = await flowSources('gameSearch')
  const { app } = await openSite(<SearchBox />, { address: '/en', areas: ['games'], flows })
  const box = screen.getByRole('combobox')
  const isLoaded = app.flow('gameSearch') !== undefined
  act(() => {
    fireEvent.change(box, { target: { value: 'lotus' } })
  })
  fireEvent.submit(box)
  const before = app.services.navigation.current()
  await act(async () => release())
  await waitFor(() => expect(app.services.navigation.current()).toBe('/en/search/lotus'))
  expect([isLoaded, before, box.getAttribute('value')]).toEqual([false, '/en', 'lotus'])
})

it('offers recent searches to whoever focuses it, and keeps the focus when they are cleared', async () => {
  await openSite(<SearchBox />, { address: '/en/search/lotus', areas: ['games'] })
  const box = screen.getByRole('combobox')
  await waitFor(() => expect(box.getAttribute('value')).toBe('lotus'))
  act(() => box.focus())
  fireEvent.submit(box)
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  })
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(options().length).toBe(1))
  const [first] = options()
  const forget = screen.getByRole('button', { name: 'Clear recent searches' })
  // Safari on a Mac gives no button the focus: the box would lose it, and the button its place before the click.
  if (fireEvent.mouseDown(forget)) act(() => box.blur())
  act(() => {
    fireEvent.click(forget)
  })
  expect([first, options().length, document.activeElement === box]).toEqual(['lotus', 0, true])
})
