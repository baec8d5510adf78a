import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { PromotionOffers } from './promotion-offers.tsx'

it('keeps room for the offers while they may still come, and then leads visitors on from there', async () => {
  const { app } = await openSite(<PromotionOffers />, { areas: ['promotions'] })
  const shown = () => ({
    rooms: document.querySelectorAll('[aria-hidden="true"] > *').length,
    ways: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
  })
  const before = shown()
  act(() => app.actor.send({ type: 'flow.loadFailed', name: 'promotions' }))
  expect([before, shown()]).toEqual([
    { rooms: 2, ways: [] },
    { rooms: 0, ways: ['/en/promotion', '/en/vip'] },
  ])
})
