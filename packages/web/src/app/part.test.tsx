import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { Part } from './part.tsx'
import type { Screens } from './screens.ts'

/** Screens of which the first load fails. */
function createScreensThatFailOnce(): Screens {
  const failures = [new Error('gone')]
  let loading: Promise<ComponentType> | null = null
  const load = (): Promise<ComponentType> => {
    const failure = failures.shift()
    return failure ? Promise.reject(failure) : Promise.resolve(() => <p>Here it is</p>)
  }
  return {
    load: () => {
      loading ??= load()
      return loading
    },
    prepare: async () => true,
    forgetFailures: () => {
      loading = null
    },
  }
}

const isHere = () => screen.queryByText('Here it is') !== null
const isMissing = () => screen.queryByText('Missing') !== null

it('is tried again after half a minute when nobody asked for it, and the site lives on meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { clock } = await openSite(<Part name="memberHeader" whenMissing={<p>Missing</p>} />, {
    screens: createScreensThatFailOnce(),
  })
  await act(() => clock.advance(29_999))
  const before = [isMissing(), isHere()]
  await act(() => clock.advance(1))
  expect([before, [isMissing(), isHere()]]).toEqual([
    [true, false],
    [false, true],
  ])
})
