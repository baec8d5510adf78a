import { second } from '@croupier/core/time'
import { expect, it } from 'vitest'
import { openTestWorld } from '../../testing/test-world.ts'

it('a token from before a reset is nobody’s, whoever signs in afterwards', async () => {
  const { call, clock, control, signIn } = openTestWorld()
  const { access: ofDemo } = await signIn('demo')
  await clock.advance(second)
  await control.reset()
  await signIn('broke')
  expect((await call('getMember', { token: ofDemo })).json().code).toBe(7002)
})
