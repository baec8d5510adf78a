import { readAddress } from '@croupier/core'
import { routeRows } from '@croupier/core/internal'
import { describe, expect, it } from 'vitest'
import { pageFiles } from './page.list.ts'

const files = pageFiles()
const namesFor = (wanted: 'visitor' | 'member') =>
  files.flatMap(({ audience, name }) => (audience === wanted ? [name] : []))

describe('the rendered pages', () => {
  it('are each a file of their own', () => {
    expect(new Set(files.map(({ audience, name }) => `${audience}/${name}`)).size).toBe(
      files.length,
    )
  })

  it('are all pages that somebody may open, in both languages', () => {
    const routes = new Set(files.map(({ address }) => readAddress(address).route))
    // The name of a game is in no address that the build knows, and a ticket decides what the chat sign-in shows.
    expect(
      Object.keys(routeRows).filter((name) => ![...routes].some((route) => route === name)),
    ).toEqual(['loginLine', 'loginUrl', 'profile', 'game-id-name', 'deposit', 'withdraw'])
    const thai = namesFor('visitor').filter((name) => !/^en(\/|$)/.test(name))
    const english = namesFor('visitor').filter((name) => /^en(\/|$)/.test(name))
    expect(english).toEqual(thai.map((name) => (name === 'index' ? 'en' : `en/${name}`)))
  })

  it('of members lead a visitor home or to the login, and those to sign in are for visitors only', () => {
    const [visitor, member] = [namesFor('visitor'), namesFor('member')]
    const addressOf = (wanted: string, name: string) =>
      files.find((file) => file.audience === wanted && file.name === name)?.address
    const own = ['deposit', 'en/profile', 'history', 'en/favourite', 'list/recent']
    expect(own.map((name) => [addressOf('visitor', name), addressOf('member', name)])).toEqual([
      ['/', undefined],
      ['/en', undefined],
      ['/login', '/history'],
      ['/en/login', '/en/favourite'],
      [undefined, '/list/recent'],
    ])
    const signIn = ['login', 'register', 'aff']
    expect(signIn.map((name) => [visitor.includes(name), member.includes(name)])).toEqual(
      signIn.map(() => [true, false]),
    )
  })

  it('have the address of the page that shows the same, and none where they stand for many', () => {
    const canonical = (name: string) => files.find((file) => file.name === name)?.canonical
    expect(['index', 'en', 'promotions', 'en/aff', 'list', 'list/slots'].map(canonical)).toEqual([
      '/',
      '/en',
      '/promotion',
      '/en/register',
      '/list',
      '/list/slots',
    ])
    expect(['list/other', 'promotion/other', 'game', 'maintenance'].map(canonical)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
