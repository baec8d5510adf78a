import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { LaunchButtons } from './launch-buttons.tsx'

const open = async (onTry: (() => void) | null | undefined) => {
  await openSite(
    <LaunchButtons
      view={null}
      flow={undefined}
      name="Golden Lotus"
      isMember
      onPlay={vi.fn()}
      onTry={onTry}
    />,
    { areas: ['gamePage', 'member'] },
  )
  return {
    buttons: screen.getAllByRole('button').map(({ textContent }) => textContent),
    rooms: document.body.querySelectorAll('[aria-hidden="true"]:not(svg)').length,
  }
}

it.each([
  [
    'kept free until it is known whether there is a demo',
    undefined,
    { buttons: ['Play'], rooms: 1 },
  ],
  ['the demo’s', vi.fn(), { buttons: ['Play', 'Play demo'], rooms: 0 }],
  ['gone where there is none', null, { buttons: ['Play'], rooms: 0 }],
])('the second place is %s', async (_, onTry, seen) => {
  expect(await open(onTry)).toEqual(seen)
})
