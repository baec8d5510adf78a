import { isPageLoading } from '@croupier/core'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { flowSources } from '../../test/held-flow.ts'
import { openSite } from '../../test/open-site.tsx'
import { Shell } from './shell.tsx'

it('the content is busy while the flow of its page loads, and nothing around it is', async () => {
  const { flows, release } = await flowSources('login')
  const { app } = await openSite(<Shell />, { areas: ['home', 'login'], flows })
  const busy = () =>
    [...document.querySelectorAll('[aria-busy="true"]')].map((element) => [
      element.getAttribute('data-flow'),
      element.contains(screen.getByRole('banner')),
    ])
  await act(async () => app.services.navigation.go('/login', 'push'))
  const whileLoading = busy()
  await act(async () => {
    release()
    await waitFor(app.actor, (snapshot) => !isPageLoading(snapshot))
  })
  expect([whileLoading, busy()]).toEqual([[['content', false]], []])
})
