import { balanceView } from '@croupier/core'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { useChild, useFlow } from './use-child.ts'
import { useView } from './use-view.ts'

function Facts() {
  const balance = useView(useChild('balance'), balanceView)
  const isLoginThere = useFlow('login') !== undefined
  return <output>{JSON.stringify({ balance, isLoginThere })}</output>
}

const facts = () => JSON.parse(screen.getByRole('status').textContent)

it('gives what the root runs just now, and nothing while it does not', async () => {
  const { app } = await openSite(<Facts />)
  expect(facts()).toEqual({ balance: null, isLoginThere: false })

  app.services.credentials.storeSession({
    username: 'demo',
    accessToken: 'access',
    refreshToken: 'refresh',
    rewardToken: null,
  })
  const signedIn = { type: 'login.succeeded', username: 'demo' } as const
  act(() => app.actor.send(signedIn))
  const asking = { balance: null, settled: null, isUnavailable: false }
  expect(facts()).toEqual({ balance: asking, isLoginThere: false })
})

it('gives a flow when it is loaded', async () => {
  await openSite(<Facts />, { address: '/login' })
  await screen.findByText(/"isLoginThere":true/)
})
