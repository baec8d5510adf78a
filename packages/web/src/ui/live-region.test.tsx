import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LiveRegion } from './live-region.tsx'

it('moves a repeated text to the other region, so that it is spoken again', () => {
  const { container, rerender } = render(<LiveRegion announcement={null} />)
  const regions = [...container.querySelectorAll('[aria-live="polite"]')]
  const texts = () => regions.map((region) => region.textContent)
  expect(texts()).toEqual(['', ''])

  rerender(<LiveRegion announcement={{ text: '5 minutes left to pay', number: 1 }} />)
  expect(texts()).toEqual(['5 minutes left to pay', ''])

  rerender(<LiveRegion announcement={{ text: '5 minutes left to pay', number: 2 }} />)
  expect(texts()).toEqual(['', '5 minutes left to pay'])
})
