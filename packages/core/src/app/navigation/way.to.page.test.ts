import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createMemoryCookies } from '../../base/ports/cookies.ts'
import { createMemoryNavigation } from '../../base/ports/navigation.ts'
import { writeAddress } from '../../kernel/routing/address.ts'
import { provideNavigation } from './navigation.actors.ts'
import type { NavigationInput } from './navigation.machine.ts'
import { wayTo } from './way.to.page.ts'

const visitor: NavigationInput = {
  address: '/',
  isMember: false,
  deviceClass: 'desktop',
  hasForgotTicket: false,
  isRegistrationOpen: true,
  isClosed: false,
  isUnderMaintenance: false,
  interruptedAddress: null,
}

function way(input: NavigationInput, address: string): string {
  const navigation = createMemoryNavigation(input.address)
  const logic = provideNavigation({ cookies: createMemoryCookies(), navigation })
  const actor = createActor(logic, { input }).start()
  const { path, query } = wayTo(actor.getSnapshot(), address)
  return writeAddress('th', path, query)
}

describe('a link', () => {
  it.each([
    ['/affiliate', '/login?url=%2Faffiliate', 'ROUTE-46'],
    ['/en/affiliate', '/login?url=%2Fen%2Faffiliate', 'ROUTE-46'],
    ['/deposit?tab=deposit-tab', '/login?url=%2Fdeposit%3Ftab%3Ddeposit-tab', 'ROUTE-45'],
    ['/withdraw', '/login?url=%2Fwithdraw', 'ROUTE-44'],
    ['/list/favourite', '/login?url=%2Flist%2Ffavourite', 'ROUTE-57'],
    ['/resetPassword', '/login', 'ROUTE-49'],
    ['/history', '/history', 'ROUTE-52'],
    ['/en/vip?a=1', '/vip?a=1', 'ROUTE-65'],
  ])('to %s leads a visitor to %s [%s]', (address, expected) => {
    expect(way(visitor, address)).toBe(expected)
  })

  it.each(['/affiliate', '/deposit?tab=deposit-tab', '/list/favourite', '/profile'])(
    'to %s leads a member there',
    (address) => {
      expect(way({ ...visitor, isMember: true }, address)).toBe(address)
    },
  )
})
