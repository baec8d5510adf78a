import { describe, expect, it } from 'vitest'
import {
  demo,
  gameUrl,
  idle,
  launch,
  openGameLaunch as open,
  slot,
  sport,
} from '../../../testing/game-launch.harness.ts'
import { phoneDevice } from '../../base/ports/device.ts'

describe('a tab that the browser blocks', () => {
  const blocked = async () => {
    const flow = open()
    flow.gameWindows.allow(false)
    await flow.send({ type: 'gameLaunch.launch', game: sport })
    return flow
  }

  it('is replaced by a link, which disappears when the member returns', async () => {
    const { address, page, send, view } = await blocked()
    const first = [view(), address()]
    await send({ type: 'gameLaunch.linkFollowed' })
    const followed = [view().isBlocked, address()]
    page.resume()
    expect([first, followed, view().screen, address()]).toEqual([
      [{ ...idle, screen: 'newTab', canLaunch: false, isBlocked: true }, gameUrl],
      [true, gameUrl],
      'idle',
      '',
    ])
  })

  it('or that was closed before the answer is replaced by the link too', async () => {
    const { actor, gameWindows, rest, view } = open()
    actor.send({ type: 'gameLaunch.launch', game: sport })
    gameWindows.closeTab()
    await rest()
    expect(view().isBlocked).toBe(true)
  })
})

describe('a game in the frame', () => {
  const embedded = async () => {
    const flow = open()
    await flow.send(launch)
    const say = (type: string, changes: object = {}) =>
      flow.gameWindows.say({
        isFromFrame: true,
        origin: 'https://games.test',
        data: { type },
        ...changes,
      })
    const moneyMoved = () => flow.facts.filter(({ type }) => type === 'game.moneyMoved').length
    return { ...flow, moneyMoved, say }
  }

  it('is ready as soon as it says so', async () => {
    const { clock, say, view } = await embedded()
    say('game.ready')
    await clock.advance(60_000)
    expect(view()).toEqual({ ...idle, screen: 'embedded' })
  })

  it('does not change when it says so twice, or when it is closed twice', async () => {
    const { actor, say, send, view } = await embedded()
    say('game.ready')
    say('game.ready')
    const { isLoading, screen } = view()
    await send({ type: 'gameLaunch.close' })
    await send({ type: 'gameLaunch.close' })
    expect([isLoading, screen, view().screen, actor.getSnapshot().status]).toEqual([
      false,
      'embedded',
      'idle',
      'active',
    ])
  })

  it('that loads late and sends no message may have refused the frame', async () => {
    const { clock, send, view } = await embedded()
    await clock.advance(10_000)
    await send({ type: 'frame.loaded' })
    await clock.advance(5_000)
    expect(view().isDoubtful).toBe(true)
  })

  it('is shown as slow until it has loaded', async () => {
    const { clock, say, view } = await embedded()
    await clock.advance(10_000)
    const slow = view()
    say('game.ready')
    expect([slow, view()]).toEqual([
      { ...idle, screen: 'embedded', isLoading: true, isSlow: true },
      { ...idle, screen: 'embedded' },
    ])
  })

  it('that sends no message after it has loaded may have refused the frame', async () => {
    const { clock, send, view } = await embedded()
    await send({ type: 'frame.loaded' })
    await clock.advance(4_999)
    const before = view().isDoubtful
    await clock.advance(1)
    const after = view().isDoubtful
    await send({ type: 'gameLaunch.hideDoubt' })
    expect([before, after, view()]).toEqual([false, true, { ...idle, screen: 'embedded' }])
  })

  it('can be opened in a tab instead, at another address', async () => {
    const { clock, gameWindows, launches, navigation, send, view } = await embedded()
    await send({ type: 'frame.loaded' })
    await clock.advance(5_000)
    await send({ type: 'gameLaunch.openInTab' })
    expect([launches.length, gameWindows.tabs(), navigation.current(), view().screen]).toEqual([
      2,
      [gameUrl],
      '/en/game/g-1/golden-lotus',
      'newTab',
    ])
  })

  it.each([
    ['its own message', (flow: Awaited<ReturnType<typeof embedded>>) => flow.say('game.closed')],
    [
      'the button',
      ({ send }: Awaited<ReturnType<typeof embedded>>) => send({ type: 'gameLaunch.close' }),
    ],
    ['Back', ({ navigation }: Awaited<ReturnType<typeof embedded>>) => navigation.back()],
  ])('is closed by %s, and the balance is read again', async (_, close) => {
    const flow = await embedded()
    close(flow)
    await flow.rest()
    expect([
      flow.view().screen,
      flow.navigation.entries(),
      flow.moneyMoved(),
      flow.address(),
    ]).toEqual(['idle', ['/en/game/g-1/golden-lotus'], 1, ''])
  })

  it('can be closed under an open panel, which stays', async () => {
    const { navigation, send } = await embedded()
    const marked = navigation.current()
    navigation.go(`${marked}&sideDeposit=true`, 'push')
    await send({ type: 'gameLaunch.close' })
    expect(navigation.current()).toBe('/en/game/g-1/golden-lotus?sideDeposit=true')
  })

  it.each([
    ['another window', { isFromFrame: false }],
    ['another origin', { origin: 'https://evil.test' }],
    ['a message of another shape', { data: 'game.closed' }],
  ])('ignores a message: %s', async (_, changes) => {
    const { say, view } = await embedded()
    say('game.closed', changes)
    expect(view().screen).toBe('embedded')
  })

  it('causes a reading of the balance after rounds, once in two seconds at most', async () => {
    const { clock, moneyMoved, say } = await embedded()
    say('game.ready')
    say('game.roundEnded')
    const first = moneyMoved()
    say('game.roundEnded')
    say('game.roundEnded')
    const soon = moneyMoved()
    await clock.advance(2_000)
    const later = moneyMoved()
    await clock.advance(60_000)
    expect([first, soon, later, moneyMoved()]).toEqual([1, 1, 2, 2])
  })

  it('leaves no secret behind when the member leaves its page', async () => {
    const { actor, address } = await embedded()
    actor.stop()
    expect(address()).toBe('')
  })

  it('does not survive a reload, and Forward does not bring it back', async () => {
    const { navigation, rest, view } = open({ address: '/game/g-1/x?play=true&sideDeposit=true' })
    const reloaded = navigation.current()
    navigation.go('/game/g-1/x?play=true', 'push')
    await rest()
    expect([reloaded, navigation.current(), view()]).toEqual([
      '/game/g-1/x?sideDeposit=true',
      '/game/g-1/x',
      idle,
    ])
  })
})

describe('a demo', () => {
  it('opens in the frame without a launch, even for visitors', async () => {
    const { address, facts, launches, send, view } = open({ isSignedIn: false })
    await send({ type: 'gameLaunch.tryDemo', ...demo })
    expect([address(), launches, facts, view()]).toEqual([
      demo.address,
      [],
      [],
      { ...idle, screen: 'embedded', isDemo: true, isLoading: true },
    ])
  })

  it('replaces the page on a phone [GAME-28]', async () => {
    const { navigation, send } = open({ device: phoneDevice, isSignedIn: false })
    await send({ type: 'gameLaunch.tryDemo', ...demo })
    expect(navigation.left()).toEqual([demo.address])
  })

  it('of sports opens in a tab', async () => {
    const { gameWindows, send } = open({ isSignedIn: false })
    await send({ type: 'gameLaunch.tryDemo', game: sport, address: demo.address })
    expect(gameWindows.tabs()).toEqual([demo.address])
  })

  it('that does not appear in the frame can be opened in a tab at the same address', async () => {
    const { clock, gameWindows, launches, send, view } = open({ isSignedIn: false })
    await send({ type: 'gameLaunch.tryDemo', ...demo })
    await clock.advance(10_000)
    await send({ type: 'gameLaunch.openInTab' })
    expect([gameWindows.tabs(), launches, view().screen]).toEqual([[demo.address], [], 'newTab'])
  })

  it('on a host that is not allowed is not opened', async () => {
    const { address, send, view } = open()
    await send({ type: 'gameLaunch.tryDemo', game: slot, address: 'https://evil.test/demo' })
    expect([address(), view()]).toEqual([
      '',
      { ...idle, screen: 'failed', problem: { id: 'gameLaunch.error.foreign' } },
    ])
  })

  it('leaves nothing behind for a later game for money', async () => {
    const { address, send, view } = open()
    await send({ type: 'gameLaunch.tryDemo', ...demo })
    await send({ type: 'gameLaunch.close' })
    await send(launch)
    expect([address(), view().isDemo]).toEqual([gameUrl, false])
  })
})
