import { describe, expect, it } from 'vitest'
import { siteProblems } from './site.check.ts'

const origin = 'https://casino.example'
const good = {
  version: 1,
  groupId: 'main',
  title: 'Casino',
  services: {
    api: 'https://api.casino.example',
    auth: 'https://auth.casino.example',
    reward: 'https://reward.casino.example',
    chat: 'https://chat.casino.example',
    content: '/content',
  },
}

describe('a site configuration', () => {
  it('with all it needs has no problems', () => {
    expect(siteProblems(good, origin)).toEqual([])
  })

  it('without a service or group says what is needed', () => {
    const { api: _, ...services } = good.services
    expect(siteProblems({ ...good, groupId: '', services }, origin)).toEqual([
      'groupId is missing or not usable: it is a text of 1 to 64 characters.',
      'services.api is missing or not usable: it is an https address, or a path of the site itself, without user, query and fragment.',
    ])
  })

  it('with a service by http says what is needed', () => {
    const services = { ...good.services, auth: 'http://auth.casino.example' }
    expect(siteProblems({ ...good, services }, origin)).toEqual([
      'services.auth is missing or not usable: it is an https address, or a path of the site itself, without user, query and fragment.',
    ])
  })

  it.each([
    ['version', 2, 'it is the number 1.'],
    ['title', '', 'it is a text of 1 to 40 characters.'],
    ['closed', 'no', 'it is true or false.'],
    ['authorizationScheme', 'two words', 'it is one word, such as "Bearer".'],
    [
      'theme',
      { mode: 'dark', surface: 'black', brand: '#fff', accent: '#ffffff' },
      'it has mode ("dark" or "light") and surface, brand and accent as colours of six digits, such as "#1a2b3c".',
    ],
  ])('with a bad %s says that the default is used', (field, value, rule) => {
    expect(siteProblems({ ...good, [field]: value }, origin)).toEqual([
      `${field} is ignored, the default is used: ${rule}`,
    ])
  })

  it('with a misspelt field says so', () => {
    expect(
      siteProblems({ ...good, tilte: 'x', services: { ...good.services, apis: '' } }, origin),
    ).toEqual([
      'tilte is not a field of a site configuration: correct its name or leave it out.',
      'services.apis is not a field of a site configuration: correct its name or leave it out.',
    ])
  })

  it('that is no object at all lacks everything', () => {
    expect(siteProblems('closed', origin).length).toBe(6)
  })
})
