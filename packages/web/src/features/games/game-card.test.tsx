import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { GameCard } from './game-card.tsx'
import { GameRailRow } from './game-rail.tsx'

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
  rtp: null,
  volatility: null,
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

it('offers its artwork in the widths that the operator’s server has', async () => {
  const picture = '/pictures/lotus.png'
  const draw = async (site: Parameters<typeof openSite>[1]) => {
    await openSite(
      <GameCard game={{ ...game, picture }} to="/game/g-1" hasHeart={false} isFirst />,
      {
        areas: ['games'],
        ...site,
      },
    )
    const [image] = screen.getByRole('link').getElementsByTagName('img')
    cleanup()
    return image?.getAttribute('srcset')
  }
  const pictureSizes = { query: 'w={width}', widths: [150, 300] }
  expect([await draw({ site: { pictureSizes } }), await draw({})]).toEqual([
    '/pictures/lotus.png?w=150 150w, /pictures/lotus.png?w=300 300w',
    null,
  ])
})

it.each([
  [true, [...Array(3).fill('eager high'), 'lazy auto']],
  [false, Array(4).fill('lazy auto')],
])(
  'loads the artwork that a phone shows at once where the row is the first (%s)',
  async (isFirst, loading) => {
    const games = loading.map((_, index) => ({ ...game, id: `g-${index}`, picture: '/lotus.png' }))
    await openSite(
      <GameRailRow
        title="Popular"
        games={games}
        isMember={false}
        hasHearts={false}
        isFirst={isFirst}
        to="/list"
      />,
      { areas: ['games'] },
    )
    const images = [...document.querySelectorAll('li img')]
    expect(
      images.map(
        (image) => `${image.getAttribute('loading')} ${image.getAttribute('fetchpriority')}`,
      ),
    ).toEqual(loading)
  },
)
