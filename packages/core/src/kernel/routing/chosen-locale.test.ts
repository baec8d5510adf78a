import { describe, expect, it } from 'vitest'
import { type RoutingFacts, resolveRoute } from './resolve.route.ts'

const visitor: Omit<RoutingFacts, 'address' | 'chosenLocale'> = {
  isMember: false,
  deviceClass: 'desktop',
  hasForgotTicket: false,
  isRegistrationOpen: true,
  isClosed: false,
  isUnderMaintenance: false,
  interruptedAddress: null,
}

function decide(
  address: string,
  facts: Partial<RoutingFacts> & Pick<RoutingFacts, 'chosenLocale'>,
): string {
  const decision = resolveRoute({ ...visitor, ...facts, address })
  return decision.kind === 'show' ? `show ${decision.route}` : `go to ${decision.to}`
}

describe('who has chosen English', () => {
  it.each([
    ['/', 'go to /en', 'ROUTE-64'],
    ['/?from=poster&from=b', 'go to /en?from=poster', 'ROUTE-64, OPEN-30'],
    ['/?sideDeposit=true', 'go to /en?sideDeposit=true', 'ROUTE-64, OPEN-30'],
    ['/en', 'show index', 'ROUTE-64'],
    ['/help', 'show help', 'ROUTE-64'],
    ['/login?url=%2F', 'show login', 'ROUTE-64'],
    ['/promotion', 'show promotion', 'ROUTE-64'],
    ['/nowhere', 'go to /', 'ROUTE-39'],
  ])('and opens %s: %s [%s]', (address, decision) => {
    expect(decide(address, { chosenLocale: 'en' })).toBe(decision)
  })

  it.each([
    ['under maintenance', { isUnderMaintenance: true }],
    ['on a closed site', { isClosed: true }],
    ['with a ticket for a new password', { hasForgotTicket: true }],
    ['as a member', { isMember: true }],
  ])('and opens the bare domain %s is led to English first [ROUTE-64]', (_, facts) => {
    expect(decide('/', { ...facts, chosenLocale: 'en' })).toBe('go to /en')
  })
})

it.each([
  ['/', 'show index'],
  ['/?a', 'show index'],
  ['/en', 'show index'],
  ['/en/help', 'show help'],
])('who has chosen Thai and opens %s stays there: %s [ROUTE-64]', (address, decision) => {
  expect(decide(address, { chosenLocale: 'th' })).toBe(decision)
})
