import { testEpoch } from '@croupier/core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type OpenSiteOptions, openSite } from '../../test/open-site.tsx'
import { MenuButton } from './menu-button.tsx'
import { useOverlay } from './use-overlay.ts'

const offer = { credit: 100, time: 10, start: testEpoch }
const cookies = {
  regisPromotion: JSON.stringify(offer),
  depositPromotion: JSON.stringify({ ...offer, deposit: 300 }),
}

function Shown() {
  return <output>{useOverlay() ?? 'nothing'}</output>
}

const shown = () => screen.getByRole('status').textContent

/** A narrow page covered by the box of a running offer. */
async function openPage(options: OpenSiteOptions = {}) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const content = (
    <>
      <MenuButton />
      <Shown />
    </>
  )
  const site = await openSite(content, { cookies, ...options })
  await waitFor(() => expect(shown()).toBe('promotionBox'))
  return site
}

describe('over a page lies', () => {
  it('nothing while the site is under maintenance, and what waited afterwards [MAINT-02]', async () => {
    const { app } = await openPage()
    const seen = [true, false].map((isUnderMaintenance) => {
      act(() => app.actor.send({ type: 'maintenance.changed', isUnderMaintenance }))
      return shown()
    })
    expect(seen).toEqual(['maintenance', 'promotionBox'])
  })

  it('what the member opened, over a failure too, and the closed site before all [NOTE-16]', async () => {
    const { app } = await openPage()
    act(() => app.actor.send({ type: 'page.missing' }))
    const failed = shown()
    await userEvent.click(screen.getByRole('button'))
    const opened = shown()
    act(() => app.actor.send({ type: 'closure.changed', isClosed: true }))
    expect([failed, opened, shown()]).toEqual(['failure', 'menu', 'siteClosed'])
  })

  it('one thing that the member opened, and the menu no longer than its page', async () => {
    const { app } = await openPage({ isMember: true })
    const go = (address: string) => act(() => app.services.navigation.go(address, 'push'))
    await userEvent.click(screen.getByRole('button'))
    const seen = [shown()]
    for (const address of ['/en?sideHistory=true', '/en', '/en/help']) {
      go(address)
      seen.push(shown())
    }
    expect(seen).toEqual(['menu', 'history', 'menu', 'promotionBox'])
  })

  it('nothing that nobody asked for while a game is open [PROMO-14]', async () => {
    const { app } = await openPage({
      address: '/game/665f1c2ab4e8d90012fa000a/slot',
      isMember: true,
    })
    await waitFor(() => expect(app.flow('gameLaunch')).toBeDefined())
    const game = { id: '1', type: 'slot', code: 'one', launchPath: '/slot/one' }
    act(() => app.flow('gameLaunch')?.send({ type: 'gameLaunch.launch', game }))
    expect(shown()).toBe('nothing')
  })

  it('nothing that nobody asked for while money is on the screen', async () => {
    const { app } = await openPage({ isMember: true })
    act(() => app.services.navigation.go('/?sideDeposit=true&tab=deposit-tab', 'push'))
    await waitFor(() => expect(shown()).toBe('nothing'))
  })
})
