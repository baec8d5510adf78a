import { describe, expect, test } from 'vitest'
import { signedInCookies, startApp } from '../../testing/app.harness.ts'
import { toastDuration } from '../base/messages/toast.duration.ts'
import { createMemoryChannelHub } from '../base/ports/channel.ts'
import { writeCookie } from '../kernel/cookies/cookies.ts'
import { siteView } from './app.view.ts'

describe('another tab', () => {
  test('whose session the server ends takes this one to the login, and nobody is said to have logged out [SESS-12]', async () => {
    const channel = createMemoryChannelHub()
    const cookies = signedInCookies()
    const { navigation, rest, root, toasts } = await startApp({ channel, cookies })
    cookies.remove('auth')
    channel.openTab().post({ type: 'session.ended' })
    await rest()
    expect([navigation.current(), siteView(root()).endedSession, toasts]).toEqual([
      '/login?url=%2F',
      { id: 'session.error.invalid' },
      [],
    ])
  })

  test('that signs out takes this one along [SESS-13]', async () => {
    const channel = createMemoryChannelHub()
    const cookies = signedInCookies()
    const { navigation, rest, root, toasts } = await startApp({ channel, cookies })
    writeCookie(cookies, 'signedOut', 'true')
    cookies.remove('auth')
    channel.openTab().post({ type: 'session.ended' })
    await rest()
    expect([siteView(root()).isMember, navigation.current(), toasts]).toEqual([
      false,
      '/',
      [
        {
          tone: 'neutral',
          message: { id: 'session.loggedOutElsewhere' },
          durationMs: toastDuration,
          topic: 'session',
        },
      ],
    ])
  })

  test('that signs in as somebody else replaces the member here', async () => {
    const channel = createMemoryChannelHub()
    const cookies = signedInCookies()
    const { rest, root, toasts } = await startApp({ channel, cookies })
    const before = root().children.profile
    cookies.write('username', 'other', 'browserSession')
    channel.openTab().post({ type: 'session.started' })
    await rest()
    expect([siteView(root()).username, root().children.profile === before]).toEqual([
      'other',
      false,
    ])
    expect(toasts.map(({ message }) => message)).toEqual([
      { id: 'session.switchedElsewhere', values: { username: 'other' } },
    ])
  })
})
