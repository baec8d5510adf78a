import { type App, createApp } from '@croupier/core'
import { createMemoryPorts, type Ports } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { loadAllFlows, settle } from '@croupier/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { canBeTakenOver, drawOverRendered, requestAhead } from './first.view.tsx'

const rendered = {
  address: '/login',
  isMember: false,
  screens: ['login'],
  site: { version: 1, title: 'Paper', groupId: 'paper' },
  answers: [],
}
const json = { ...rendered.site, services: {} }

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
  it('is taken over by a visitor who has stored nothing but the language, and by one who has signed out', () => {
    const stores = [['locale'], ['locale', 'signedOut']]
    const takenOver = stores.map((names) => {
      const ports = open('/login', ({ cookies }) => {
        for (const name of names) cookies.write(name, 'en', 'browserSession')
      })
      return canBeTakenOver(rendered, json, ports)
    })
    expect(takenOver).toEqual([true, true])
  })

  it.each([
    ['for a member', { ...rendered, isMember: true }, json, open('/login', nothing)],
    ['of another address', rendered, json, open('/login?url=%2Fdeposit', nothing)],
    ['of another site', rendered, { ...json, title: 'Felt' }, open('/login', nothing)],
    ['of another group', rendered, { ...json, groupId: 'felt' }, open('/login', nothing)],
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

async function openApp(http: Ports['http']) {
  const ports = { ...createMemoryPorts(), http }
  const services = { api: '/api', auth: '/auth', reward: '/reward', chat: '/chat', content: '/c' }
  const site = readSiteConfiguration({ groupId: 'g', services }, 'https://site.test', ports.log)
  if (!isUsable(site)) throw new Error('the site is not usable')
  const app = createApp({ ports, site, flows: await loadAllFlows() })
  app.actor.start()
  requestAhead(app, { screens: ['index', 'gameRails'] })
  return app
}

it('the rows of the home page are requested before it is drawn', async () => {
  const calls: string[] = []
  const app = await openApp((input) => {
    calls.push(String(input))
    return new Promise(() => {})
  })
  await settle()
  expect(calls).toContain('https://site.test/auth/graphql')
  app.actor.stop()
})

it('a page with the games of another group is replaced without waiting for the site’s own', async () => {
  const app = await openApp(() => new Promise(() => {}))
  const drawing = { show: vi.fn(), hydrate: vi.fn() }
  const question = { operationName: 'lists', variables: { groupID: 'former' } }
  await drawOverRendered({
    place: document.createElement('div'),
    drawing,
    site: { app },
    rendered: {
      address: app.services.navigation.current(),
      isMember: false,
      screens: ['index', 'gameRails'],
      site: { groupId: 'former' },
      answers: [{ question, answer: {} }],
    },
    isTakenOver: false,
    content: () => null,
  })
  expect([drawing.show.mock.calls.length, drawing.hydrate.mock.calls.length]).toEqual([1, 0])
  app.actor.stop()
})

describe('a button that was pressed on a rendered page', () => {
  async function drawPressed(isTakenOver: boolean, meanwhile: (app: App) => void) {
    const app = await openApp(() => new Promise(() => {}))
    const place = document.createElement('div')
    place.innerHTML = '<button data-pressed="">Menu</button>'
    const pressed = vi.fn()
    place.addEventListener('click', pressed)
    await drawOverRendered({
      place,
      drawing: { show: () => {}, hydrate: () => meanwhile(app) },
      site: { app },
      rendered: {
        address: app.services.navigation.current(),
        isMember: false,
        screens: ['index'],
        site: { groupId: 'g' },
        answers: [],
      },
      isTakenOver,
      content: (onScreenShown) => {
        onScreenShown('index')
        return null
      },
    })
    app.actor.stop()
    return pressed.mock.calls.length
  }

  it('is pressed on the page that replaces it or takes it over, unless another one was opened meanwhile', async () => {
    expect([
      await drawPressed(false, nothing),
      await drawPressed(true, nothing),
      await drawPressed(true, (app) => app.services.navigation.go('/help', 'push')),
    ]).toEqual([1, 1, 0])
  })
})
