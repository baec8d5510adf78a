import { describe, expect, it } from 'vitest'
import { createMemoryNavigation } from './navigation.ts'

function setUp(initial?: string) {
  const navigation = createMemoryNavigation(initial)
  const told: string[] = []
  const stop = navigation.watch((address) => told.push(address))
  return { navigation, told, stop }
}

describe('an address bar in memory', () => {
  it('is at home at first', () => {
    expect(createMemoryNavigation().current()).toBe('/')
  })

  it('goes forward, replaces and goes back, and notifies each time', () => {
    const { navigation, told } = setUp('/en')
    navigation.go('/en/login', 'push')
    navigation.go('/en/deposit', 'replace')
    expect(navigation.entries()).toEqual(['/en', '/en/deposit'])
    navigation.back()
    expect(navigation.entries()).toEqual(['/en'])
    expect([navigation.current(), told]).toEqual(['/en', ['/en/login', '/en/deposit', '/en']])
  })

  it('stays on the first page when there is nothing to go back to', () => {
    const { navigation, told } = setUp('/login')
    navigation.back()
    expect([navigation.current(), told]).toEqual(['/login', []])
  })

  it('goes back to where a page was before it was loaded again', () => {
    const navigation = createMemoryNavigation('/login', ['/', '/en'])
    navigation.back()
    expect([navigation.current(), navigation.entries()]).toEqual(['/en', ['/', '/en']])
  })

  it('goes elsewhere in place of the first page when it is told where', () => {
    const { navigation, told } = setUp('/login')
    navigation.back('/')
    expect([navigation.entries(), told]).toEqual([['/'], ['/']])
  })

  it('neither adds nor announces the current address a second time, like browsers', () => {
    const { navigation, told } = setUp('/')
    navigation.go('/', 'replace')
    navigation.go('/', 'push')
    expect([navigation.entries(), told]).toEqual([['/'], []])
  })

  it('does not notify a listener that stopped watching', () => {
    const { navigation, told, stop } = setUp()
    stop()
    navigation.go('/login', 'push')
    expect(told).toEqual([])
  })
})
