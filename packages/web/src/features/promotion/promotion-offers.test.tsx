import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { PromotionOffers } from './promotion-offers.tsx'

it('keeps room for the offers no longer than they may still come', async () => {
  const { app } = await openSite(<PromotionOffers />, { areas: ['promotions'] })
  const countRooms = () => document.querySelectorAll('[aria-hidden="true"]').length
  const before = countRooms()
  act(() => app.actor.send({ type: 'flow.loadFailed', name: 'promotions' }))
  expect([before, countRooms()]).toEqual([1, 0])
})
