import { describe, expect, it } from 'vitest'
import { fillPath, readPath } from './path.ts'

const launch = '/api/v3/member/game/launch/{provider}'

describe('a path with parameters', () => {
  it('is filled and read', () => {
    expect(fillPath(launch, { provider: 'pg' })).toBe('/api/v3/member/game/launch/pg')
    expect(readPath(launch, '/api/v3/member/game/launch/pg')).toEqual({ provider: 'pg' })
    expect(readPath('/a/{one}/b/{two}', '/a/1/b/2')).toEqual({ one: '1', two: '2' })
  })

  it('without parameters is read as itself', () => {
    expect([readPath('/login', '/login'), readPath('/login', '/logins')]).toEqual([{}, null])
    expect(readPath('/a.b', '/axb')).toBeNull()
  })

  it.each([
    '/api/v3/member/game/launch/',
    '/api/v3/member/game/launch/pg/more',
    '/api/v3/member/game/launch/..%2F..',
    '/api/v3/member/game/launch/pg?x=1',
    '/api/v1/member/withdraw',
    'https://elsewhere.test/api/v3/member/game/launch/pg',
  ])('does not take %s for one that launches a game [API-08]', (path) => {
    expect(readPath(launch, path)).toBeNull()
  })

  it('cannot be filled with more than one part', () => {
    expect(fillPath(launch, { provider: '../withdraw' })).toBe(
      '/api/v3/member/game/launch/..%2Fwithdraw',
    )
  })
})
