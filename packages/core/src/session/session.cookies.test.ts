import { describe, expect, it } from 'vitest'
import {
  cookiesEndingWithSession,
  cookiesEndingWithSignOut,
  cookieTable,
} from './session.cookies.ts'

describe('the cookies of the site', () => {
  it('live as long as is documented [SESS-17, SESS-22, SESS-31, OPEN-08]', () => {
    const lifetimes = Object.entries(cookieTable).map(([name, { lifetime }]) => [name, lifetime])
    const week = { maxAgeSeconds: 604_800 }
    expect(Object.fromEntries(lifetimes)).toEqual({
      auth: week,
      'apollo-token': week,
      authReward: week,
      username: week,
      transferPage: 'browserSession',
      forgot: { maxAgeSeconds: 900 },
      locale: { maxAgeSeconds: 31_536_000 },
      maintenance: 'browserSession',
    })
  })

  it('of a session end with it, whoever ends it; language and maintenance stay [SESS-11, SESS-13, OPEN-11]', () => {
    const ofSession = ['apollo-token', 'auth', 'authReward', 'transferPage', 'username']
    expect([[...cookiesEndingWithSession].sort(), [...cookiesEndingWithSignOut].sort()]).toEqual([
      ofSession,
      [...ofSession, 'forgot'].sort(),
    ])
  })
})
