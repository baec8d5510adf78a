import { describe, expect, it } from 'vitest'
import { inChosenLocale } from './address.ts'

describe('a page opened by somebody who has chosen English', () => {
  it.each([
    ['/', '/en', 'ROUTE-64'],
    ['/?from=poster&from=b', '/en?from=poster', 'ROUTE-64, OPEN-30'],
    ['/?sideDeposit=true', '/en?sideDeposit=true', 'ROUTE-64, OPEN-30'],
    ['/en', '/en', 'ROUTE-64'],
    ['/help', '/help', 'ROUTE-64'],
    ['/login?url=%2F', '/login?url=%2F', 'ROUTE-64'],
    ['/promotion', '/promotion', 'ROUTE-64'],
    ['/nowhere', '/nowhere', 'ROUTE-39'],
  ])('at %s is the page at %s [%s]', (address, opened) => {
    expect(inChosenLocale(address, 'en')).toBe(opened)
  })
})

it.each(['/', '/?a', '/en', '/en/help'])(
  'a page opened by somebody who has chosen Thai is the page of its address: %s [ROUTE-64]',
  (address) => {
    expect(inChosenLocale(address, 'th')).toBe(address)
  },
)
