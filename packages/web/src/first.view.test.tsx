import { createApp } from '@croupier/core'
import { createMemoryPorts, type Ports } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { describe, expect, it, vi } from 'vitest'
import { canBeTakenOver, requestAhead } from './first.view.tsx'

const rendered = {
  address: '/login',
  isMember: false,
  screens: ['login'],
  site: { version: 1, title: 'Paper' },
  answers: [],
}
const json = { ...rendered.site, groupId: 'paper', services: {} }

function open(
  address: string,
  prepare: (ports: ReturnType<typeof createMemoryPorts>) => void,
): Ports {
  const ports = createMemoryPorts({ address })
  prepare(ports)
  return ports
}

const nothing = () => {}

describe('a rendered page', () => {
  it('is taken over by a visitor who has stored nothing but the language', () => {
    const ports = open('/login', ({ cookies }) => cookies.write('locale', 'en', 'browserSession'))
    expect(canBeTakenOver(rendered, json, ports)).toBe(true)
  })

  it.each([
    ['for a member', { ...rendered, isMember: true }, json, open('/login', nothing)],
    ['of another address', rendered, json, open('/login?url=%2Fdeposit', nothing)],
    ['of another site', rendered, { ...json, title: 'Felt' }, open('/login', nothing)],
    [
      'that a stored cookie changes',
      rendered,
      json,
      open('/login', ({ cookies }) => cookies.write('line', '{}', 'browserSession')),
    ],
    [
      'that something stored changes',
      rendered,
      json,
      open('/login', ({ storages }) => storages.local.write('member.demo/x', '1')),
    ],
    [
      'that a draft in the tab changes',
      rendered,
      json,
      open('/login', ({ storages }) => storages.session.write('visitor.register', '{}')),
    ],
    ['without a network', rendered, json, open('/login', ({ page }) => page.goOffline())],
  ])('%s is drawn anew', (_, mark, document, ports) => {
    expect(canBeTakenOver(mark, document, ports)).toBe(false)
  })
})

it('the rows of the home page are requested before it is drawn', async () => {
  const calls: string[] = []
  const http: Ports['http'] = (input) => {
    calls.push(String(input))
    return new Promise(() => {})
  }
  const ports = { ...createMemoryPorts(), http }
  const services = { api: '/api', auth: '/auth', reward: '/reward', chat: '/chat', content: '/c' }
  const site = readSiteConfiguration({ groupId: 'g', services }, 'https://site.test', ports.log)
  if (!isUsable(site)) throw new Error('the site is not usable')
  const app = createApp({ ports, site })
  app.actor.start()
  requestAhead(app, { screens: ['index', 'gameRails'] })
  await vi.waitFor(() => expect(calls).toContain('https://site.test/auth/graphql'))
  app.actor.stop()
})
