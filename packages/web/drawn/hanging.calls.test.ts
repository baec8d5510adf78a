import { expect, it } from 'vitest'
import { hangingAmong, hangingCalls } from '../visit/hanging.calls.ts'

const hanging = { armed: 'fault.hang', givenUpAfterMs: null }

const control = {
  requests: async () => [
    { ...hanging, path: '/credit' },
    { ...hanging, path: '/payment' },
    { armed: 'fault.hang', givenUpAfterMs: 30_000, path: '/profile' },
    { armed: null, givenUpAfterMs: null, path: '/games' },
  ],
}

const at = (path: string) => `http://localhost:4173/api${path}?one=1`

it('counts the calls that a world never answers, but not aborted ones', async () => {
  await expect(hangingCalls(control)).resolves.toBe(2)
})

it.each([
  [1, ['/credit']],
  [2, ['/credit', '/payment']],
  [1, ['/credit', '/credit']],
  [0, ['/profile', '/games']],
] as const)('excuses %i of a page whose own calls are %j', async (count, paths) => {
  await expect(hangingAmong(control, paths.map(at))).resolves.toBe(count)
})
