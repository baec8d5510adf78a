import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { GameCard } from './game-card.tsx'

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
  rating: 4.5,
  launchPath: null,
}

it('says what a game is rated where the backend does [OPEN-81]', async () => {
  await openSite(<GameCard game={game} to="/game/g-1" hasHeart={false} />, { areas: ['games'] })
  expect(screen.getByRole('img', { name: 'Rating 4.5 of 5' }).textContent).toBe('4.5')
})

it('says nothing of a rating that nobody gave', async () => {
  await openSite(<GameCard game={{ ...game, rating: null }} to="/game/g-1" hasHeart={false} />, {
    areas: ['games'],
  })
  expect([screen.getByRole('link').textContent, screen.queryByRole('img')]).toEqual([
    'Golden LotusPGSoft',
    null,
  ])
})
