import { expect, it } from 'vitest'
import { sessionCookiesOf } from './session.cookies.ts'

it.each([
  ['reward', { authReward: 'reward' }],
  [null, {}],
])('holds the owner and the tokens of a session with the reward token %s', (rewardToken, more) => {
  const tokens = { username: 'demo', accessToken: 'access', refreshToken: 'refresh', rewardToken }
  expect(sessionCookiesOf(tokens)).toEqual({
    auth: '{"access_token":"access","refresh_token":"refresh"}',
    'apollo-token': 'access',
    username: 'demo',
    ...more,
  })
})
