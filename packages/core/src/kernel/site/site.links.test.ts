import { expect, it } from 'vitest'
import { createMemoryLog } from '../../base/ports/log.ts'
import { isUsable, readSiteConfiguration } from './site.configuration.ts'
import { isAddressOfSite } from './site.links.ts'

const services = {
  api: '/api',
  auth: '/auth',
  reward: '/reward',
  chat: 'https://chat.croupier.example/line',
  content: 'https://content.croupier.example',
}

function siteAt(origin: string) {
  const document = { groupId: 'group', services, linkHosts: ['access.line.me'] }
  const site = readSiteConfiguration(document, origin, createMemoryLog())
  if (!isUsable(site)) throw new Error(`the site lacks ${site.missing}`)
  return site
}

it.each([
  ['https://croupier.example/chat/consent?ticket=1', true],
  ['https://chat.croupier.example/anywhere', true],
  ['https://access.line.me/oauth2?state=1', true],
  ['http://croupier.example/', false],
  ['http://access.line.me/', false],
  ['https://access.line.me.evil.example/', false],
  ['https://evil.example/?https://access.line.me', false],
  ['https://access.line.me@evil.example/', false],
  ['https://user:word@access.line.me/', false],
  ['https://access.line.me:8443/', false],
  ['//access.line.me/', false],
  ['/consent', false],
  ['javascript:alert(1)', false],
  ['blob:https://croupier.example/1', false],
  ['data:text/html,hello', false],
  ['', false],
])('the site may lead to %j from a server: %s', (address, isLed) => {
  expect(isAddressOfSite(address, siteAt('https://croupier.example'))).toBe(isLed)
})

it('a site without https, such as a developer’s, may lead to its own pages', () => {
  const site = siteAt('http://localhost:4173')
  expect(
    ['http://localhost:4173/consent', 'http://localhost:4174/'].map((address) =>
      isAddressOfSite(address, site),
    ),
  ).toEqual([true, false])
})
