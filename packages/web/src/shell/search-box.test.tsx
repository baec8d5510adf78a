import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { flowSources } from '../../test/held-flow.ts'
import { openSite } from '../../test/open-site.tsx'
import { SearchBox } from './search-box.tsx'

it('keeps the Enter that is pressed before the search is loaded, and does it then [GAME-18]', async () => {
  const { flows, release } = await flowSources('gameSearch')
  const { app } = await openSite(<SearchBox />, { address: '/en', areas: ['games'], flows })
  const box = screen.getByRole('searchbox')
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
