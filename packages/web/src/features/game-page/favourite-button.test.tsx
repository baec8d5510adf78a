import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { FavouriteButton } from './favourite-button.tsx'

const game = {
  id: 'g-1',
  type: 'slots',
  provider: 'pg',
  code: 'pg_101',
  picture: null,
  names: { th: 'บัวทอง', en: 'Golden Lotus' },
  category: null,
  hasFreeSpins: false,
  isHot: false,
  isNew: false,
  isFavourite: false,
  isRecent: false,
  rating: null,
  launchPath: null,
  rtp: null,
  volatility: null,
}

it('of a game is there for members, and changes at once when it is pressed [GAME-20]', async () => {
  const { app } = await openSite(<FavouriteButton game={game} />, {
    areas: ['games'],
    isMember: true,
  })
  const add = await screen.findByRole('button', { name: 'Add to favourites' })
  await waitFor(() => expect(app.flow('favourites')).toBeDefined())
  fireEvent.click(add)
  const pressed = await screen.findByRole('button', { name: 'Remove from favourites' })
  expect(pressed).toBe(add)
})

it('of a game is not there for visitors [GAME-22]', async () => {
  await openSite(<FavouriteButton game={game} />, { areas: ['games'] })
  expect(screen.queryByRole('button')).toBeNull()
})
