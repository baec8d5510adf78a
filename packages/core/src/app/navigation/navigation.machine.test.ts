import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { readAddress } from '../../kernel/routing/address.ts'
import type { NavigationFact } from '../../kernel/routing/navigation.fact.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import { gameBefore, isPanelOpen, openTransferTab, shownRoute } from '../app.view.ts'
import { type NavigationInput, navigationMachine } from './navigation.machine.ts'

/** Starts the chart with an address bar that follows every request. */
function start(changes: Partial<NavigationInput> = {}) {
  const facts: NavigationFact[] = []
  let address = changes.address ?? '/'
  let hasForgotTicket = changes.hasForgotTicket ?? false
  const requested: string[] = []
  let dropped = 0
  const logic = navigationMachine.provide({
    actors: { watchAddress: fromCallback(() => {}) },
    actions: {
      dropTicket: () => {
        hasForgotTicket = false
        dropped += 1
      },
      go: (_, { how, to }) => {
        requested.push(`${how} ${to}`)
        queueMicrotask(() => goTo(to))
      },
    },
  })
  const actor = createActor(logic, {
    input: {
      isMember: false,
      deviceClass: 'desktop',
      hasForgotTicket: false,
      isRegistrationOpen: true,
      isClosed: false,
      isUnderMaintenance: false,
      interruptedAddress: null,
      ...changes,
      address,
    },
  })
  const goTo = (to: string) => {
    // A browser sends no event when its address stays the same.
    if (to === address) return
    address = to
    actor.send({ type: 'navigation.changed', address: to, hasForgotTicket })
  }
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  const happened = async () => {
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
    return {
      address,
      requested: requested.splice(0),
      shown: shownRoute(actor.getSnapshot())?.route ?? null,
      value: actor.getSnapshot().value,
    }
  }
  return { actor, dropped: () => dropped, facts, goTo, happened }
}

const at = (address: string, shown: RouteName, requested: string[] = []) => ({
  address,
  requested,
  shown,
  value: 'settled',
})

describe('navigation', () => {
  it('shows the page of the address and tells it', async () => {
    const { facts, happened } = start({ address: '/en?a=1' })
    expect(await happened()).toEqual(at('/en?a=1', 'index'))
    expect(facts).toEqual([
      { type: 'route.settled', route: 'index', address: readAddress('/en?a=1'), panel: null },
    ])
  })

  it('asks for another address where the member may not be [ROUTE-45]', async () => {
    const { happened } = start({ address: '/en/deposit' })
    expect(await happened()).toEqual(at('/en', 'index', ['replace /en']))
  })

  it('follows the address bar, whoever moved it', async () => {
    const { goTo, happened } = start({ isMember: true })
    goTo('/deposit')
    expect(await happened()).toEqual(at('/deposit', 'deposit'))
    goTo('/')
    expect(await happened()).toEqual(at('/', 'index'))
  })

  it('goes where it is asked to, so that back leads back', async () => {
    const { actor, happened } = start()
    actor.send({ type: 'navigation.go', to: '/en/login', how: 'push' })
    expect(await happened()).toEqual(at('/en/login', 'login', ['push /en/login']))
  })

  it('shows a page that a flow asks for in place of its own, in the same language', async () => {
    const { actor, happened } = start({ address: '/en/register' })
    await happened()
    actor.send({ type: 'navigation.openPage', page: 'login' })
    expect(await happened()).toEqual(at('/en/login', 'login', ['replace /en/login']))
  })

  it('opens the deposit as a panel on a wide screen and closes it again [ROUTE-59]', async () => {
    const { actor, happened } = start({ isMember: true, address: '/en' })
    actor.send({ type: 'navigation.openDeposit' })
    expect(await happened()).toEqual(
      at('/en?sideDeposit=true', 'index', ['push /en?sideDeposit=true']),
    )
    expect(isPanelOpen(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'navigation.closePanel' })
    expect(await happened()).toEqual(at('/en', 'index', ['push /en']))
    expect(isPanelOpen(actor.getSnapshot())).toBe(false)
  })

  it('shows another tab in place of the one before, so that back leads out [OPEN-35]', async () => {
    const { actor, happened } = start({ isMember: true, address: '/en?sideDeposit=true&arr=2' })
    actor.send({ type: 'navigation.openTab', tab: 'deposit-tab' })
    const to = '/en?sideDeposit=true&tab=deposit-tab'
    expect(await happened()).toEqual(at(to, 'index', [`replace ${to}`]))
    expect(openTransferTab(actor.getSnapshot())).toBe('deposit-tab')
  })

  it('opens the deposit as a page on a phone and leaves it again [ROUTE-61]', async () => {
    const { actor, happened } = start({ isMember: true, deviceClass: 'mobile' })
    actor.send({ type: 'navigation.openDeposit' })
    expect(await happened()).toEqual(at('/deposit', 'deposit', ['push /deposit']))
    expect(isPanelOpen(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'navigation.closePanel' })
    expect(await happened()).toEqual(at('/', 'index', ['push /']))
  })

  it.each([
    ['desktop', '/en?sideDeposit=true&tab=withdraw-tab', 'index'],
    ['mobile', '/en/withdraw', 'withdraw'],
  ] as const)('opens withdrawing where a %s has it', async (deviceClass, to, route) => {
    const { actor, happened } = start({ isMember: true, deviceClass, address: '/en' })
    actor.send({ type: 'navigation.openWithdraw' })
    expect(await happened()).toEqual(at(to, route, [`push ${to}`]))
    expect(openTransferTab(actor.getSnapshot())).toBe('withdraw-tab')
  })

  it('sends a visitor who wants to deposit to the login [ROUTE-53]', async () => {
    const { actor, happened } = start({ address: '/en' })
    actor.send({ type: 'navigation.openDeposit' })
    expect(await happened()).toEqual(
      at('/en/login?sideDeposit=true', 'login', [
        'push /en?sideDeposit=true',
        'replace /en/login?sideDeposit=true',
      ]),
    )
  })
})

describe('navigation and the session', () => {
  it('leads a member from the login to where they wanted to go [AUTH-01, OPEN-34]', async () => {
    const { actor, happened } = start({ address: '/en/login?url=%2Fen%2Fdeposit' })
    expect(await happened()).toEqual(at('/en/login?url=%2Fen%2Fdeposit', 'login'))
    actor.send({ type: 'membership.changed', isMember: true })
    expect(await happened()).toEqual(at('/en/deposit', 'deposit', ['replace /en/deposit']))
  })

  it('leaves a member where they are when the page is open to them', async () => {
    const { actor, happened } = start({ address: '/en' })
    actor.send({ type: 'membership.changed', isMember: true })
    expect(await happened()).toEqual(at('/en', 'index'))
  })

  it('leads home when the member signs out [SESS-13]', async () => {
    const { actor, happened } = start({ address: '/en/deposit', isMember: true })
    actor.send({ type: 'session.ended', reason: 'signedOut' })
    expect(await happened()).toEqual(at('/en', 'index', ['replace /en']))
    expect(actor.getSnapshot().context.isMember).toBe(false)
  })

  it('stays at home when the member signs out there', async () => {
    const { actor, facts, happened } = start({ address: '/en', isMember: true })
    facts.splice(0)
    actor.send({ type: 'session.ended', reason: 'signedOut' })
    expect(await happened()).toEqual(at('/en', 'index'))
    expect(facts).toEqual([
      { type: 'route.settled', route: 'index', address: readAddress('/en'), panel: null },
    ])
  })

  it('leads to the login with a way back when the server ends the session [SESS-11]', async () => {
    const { actor, happened } = start({ address: '/en/deposit', isMember: true })
    actor.send({ type: 'session.ended', reason: 'expired' })
    const login = '/en/login?url=%2Fen%2Fdeposit'
    expect(await happened()).toEqual(at(login, 'login', [`replace ${login}`]))
  })
})

describe('navigation and the ticket for a new password', () => {
  it('gives it up where somebody signs in, once [SESS-15]', async () => {
    const { actor, dropped, facts, goTo, happened } = start({
      address: '/en/login',
      hasForgotTicket: true,
    })
    expect(await happened()).toEqual(at('/en/login', 'login'))
    expect([facts.map(({ type }) => type), actor.getSnapshot().context.hasForgotTicket]).toEqual([
      ['route.settled'],
      false,
    ])
    goTo('/en')
    expect(await happened()).toEqual(at('/en', 'index'))
    expect([facts.map(({ type }) => type), dropped()]).toEqual([
      ['route.settled', 'route.settled'],
      1,
    ])
  })

  it('gives it up also when a member is only led on from there [SESS-15, AUTH-26]', async () => {
    const { dropped, facts, happened } = start({
      address: '/login',
      hasForgotTicket: true,
      isMember: true,
    })
    expect(await happened()).toEqual(at('/', 'index', ['replace /']))
    expect([facts.map(({ type }) => type), dropped()]).toEqual([['route.settled'], 1])
  })
})

describe('the game from which the money flows were opened', () => {
  const names = { th: 'บัวทอง', en: 'Golden Lotus' }
  const before = ({ actor }: ReturnType<typeof start>) => gameBefore(actor.getSnapshot(), 'en')

  it('is known by its name once its page has loaded', async () => {
    const started = start({ address: '/en/game/7', isMember: true })
    const { actor, goTo, happened } = started
    await happened()
    const loading = before(started)?.name
    actor.send({ type: 'game.shown', names })
    goTo('/en/deposit')
    await happened()
    expect([loading, before(started)]).toEqual([
      null,
      { path: '/game/7', query: {}, name: 'Golden Lotus' },
    ])
  })

  it('has no name of another game', async () => {
    const started = start({ address: '/game/7', isMember: true })
    const { actor, goTo, happened } = started
    await happened()
    actor.send({ type: 'game.shown', names })
    goTo('/game/8')
    await happened()
    expect(before(started)?.name).toBeNull()
  })

  it('is none elsewhere, whatever game has loaded', async () => {
    const started = start({ address: '/' })
    await started.happened()
    started.actor.send({ type: 'game.shown', names })
    expect([before(started), started.actor.getSnapshot().context.gameNames]).toEqual([null, null])
  })
})

describe('navigation and maintenance', () => {
  it('leads to the maintenance page and back to where the member was [MAINT-02, MAINT-03, OPEN-22]', async () => {
    const { actor, happened } = start({ address: '/en/deposit?tab=deposit-tab', isMember: true })
    actor.send({ type: 'maintenance.changed', isUnderMaintenance: true })
    expect(await happened()).toEqual(
      at('/en/maintenance', 'maintenance', ['replace /en/maintenance']),
    )
    actor.send({ type: 'maintenance.changed', isUnderMaintenance: false })
    const back = '/en/deposit?tab=deposit-tab'
    expect(await happened()).toEqual(at(back, 'deposit', [`replace ${back}`]))
  })

  it('remembers where the member was when it is told of maintenance twice', async () => {
    const { actor, happened } = start({ address: '/deposit', isMember: true })
    actor.send({ type: 'maintenance.changed', isUnderMaintenance: true })
    await happened()
    actor.send({ type: 'maintenance.changed', isUnderMaintenance: true })
    actor.send({ type: 'maintenance.changed', isUnderMaintenance: false })
    expect((await happened()).address).toBe('/deposit')
  })

  it('leads back after a reload too, by the address that was remembered', async () => {
    const { actor, happened } = start({
      address: '/en/maintenance',
      interruptedAddress: '/en/deposit',
      isMember: true,
      isUnderMaintenance: true,
    })
    expect((await happened()).shown).toBe('maintenance')
    actor.send({ type: 'maintenance.changed', isUnderMaintenance: false })
    expect((await happened()).address).toBe('/en/deposit')
  })
})
