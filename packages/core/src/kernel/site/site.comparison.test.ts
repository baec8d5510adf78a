import { describe, expect, it } from 'vitest'
import { isSameVisibleSite, visibleSite } from './site.comparison.ts'

const site = { version: 1, title: 'Paper', groupId: 'paper', services: { api: '/api' } }

describe('the visible part of a configuration', () => {
  it('holds neither the services nor the hosts of games', () => {
    expect(visibleSite({ ...site, gameHosts: ['games.example'] })).toEqual({
      version: 1,
      title: 'Paper',
      groupId: 'paper',
    })
  })

  it('is empty where there is no configuration', () => {
    expect([visibleSite(null), visibleSite('paper')]).toEqual([{}, {}])
  })

  it.each([
    ['other services', { services: { api: '/other' } }, true],
    ['another group', { groupId: 'other' }, false],
    ['another name', { title: 'Felt' }, false],
    ['a closed site', { closed: true }, false],
  ])('of %s is compared', (_, change, isSame) => {
    expect(isSameVisibleSite(site, { ...site, ...change })).toBe(isSame)
  })
})
