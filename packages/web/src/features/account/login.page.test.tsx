import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { LoginPage } from './login.page.tsx'

it('a browser without cookies is named once as the reason, whoever asks the visitor to log in again', async () => {
  const { app, clock } = await openSite(<LoginPage />, {
    address: '/en/login',
    areas: ['login', 'member'],
    hasNoCookies: true,
    answers: {
      '/_/test/auth/login': {
        code: 0,
        result: { _id: '1', username: 'demo', access_token: 'access', refresh_token: 'refresh' },
      },
    },
  })
  const { session } = app.actor.getSnapshot().children
  act(() => session?.send({ type: 'session.signedIn', username: 'demo' }))
  const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  const afterRegistration = said()

  fireEvent.change(await screen.findByLabelText('Username'), { target: { value: 'demo' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'demo1234' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await act(() => clock.advance(1_000))

  const once = [
    'Your browser keeps no cookies for this site, so you cannot stay logged in. Allow cookies for it, then log in.',
  ]
  expect([afterRegistration, app.services.credentials.hasSession(), said()]).toEqual([
    once,
    false,
    once,
  ])
})
