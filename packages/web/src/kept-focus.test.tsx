import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { type OpenSiteOptions, openSite } from '../test/open-site.tsx'
import { ChatSignInPage } from './features/account/chat-sign-in.page.tsx'
import { ArticlesPage } from './features/articles/articles.page.tsx'
import { MemberWelcome } from './features/home/member-welcome.tsx'
import { TournamentsPage } from './features/tournament/tournaments.page.tsx'
import { UsdtTab } from './features/usdt/usdt-tab.tsx'
import { HeaderBalance } from './shell/header-balance.tsx'

/** Every call gets an answer that cannot be read. */
const answers = new Proxy<Record<string, unknown>>({}, { get: () => ({}) })

const usdt = (
  <main>
    <h1 tabIndex={-1}>Deposit USDT</h1>
    <UsdtTab />
  </main>
)
const usdtAddress = '/en?sideDeposit=true&tab=deposit-usdt-tab'

interface Row extends OpenSiteOptions {
  readonly of: string
  readonly part: ReactNode
  /** The button that disappears. */
  readonly button?: string
  readonly focused: string
}

it.each<Row>([
  {
    of: 'promotions',
    part: <ArticlesPage />,
    address: '/en/promotion',
    areas: ['articles', 'member'],
    focused: 'Promotion',
  },
  {
    of: 'tournaments',
    part: <TournamentsPage />,
    address: '/en/tournament',
    areas: ['tournament', 'member'],
    focused: 'Tournaments',
  },
  {
    of: 'addresses for USDT',
    part: usdt,
    address: usdtAddress,
    areas: ['usdt', 'member'],
    isMember: true,
    focused: 'Deposit USDT',
  },
  {
    of: 'a sign-in by chat',
    part: <ChatSignInPage />,
    address: '/en/loginUrl?ticket=7',
    areas: ['member', 'login'],
    button: 'Log in with LINE',
    focused: 'Log in with LINE',
  },
  {
    of: 'the balance of the home page',
    part: <MemberWelcome username="demo" />,
    address: '/en',
    areas: ['home'],
    isMember: true,
    focused: 'Hello, demo',
  },
  {
    of: 'the balance of the header',
    part: <HeaderBalance username="demo" />,
    address: '/en',
    areas: ['member'],
    isMember: true,
    button: 'Refresh balance',
    focused: 'Add money',
  },
])(
  'the focus is not lost with the button for another try of $of',
  async ({ button = 'Try again', focused, of: _, part, ...options }) => {
    const { clock } = await openSite(part, { ...options, answers })
    await act(() => clock.advance(0))
    const again = await screen.findByRole('button', { name: button })
    act(() => again.focus())
    await act(async () => void fireEvent.click(again))
    const { activeElement } = document
    expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused)
  },
)
