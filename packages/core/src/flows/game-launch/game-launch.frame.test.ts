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

describe('a tab that the browser does not allow', () => {
  const blocked = async () => {
    const flow = open()
    flow.gameWindows.allow(false)
    await flow.send({ type: 'gameLaunch.launch', game: sport })
    return flow
  }

  it('leaves a link to be pressed, which is gone when the member is back', async () => {
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

  it('or that was closed before the answer leaves the link as well', async () => {
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

  it('is there as soon as it says so', async () => {
    const { clock, say, view } = await embedded()
    say('game.ready')
    await clock.advance(60_000)
    expect(view()).toEqual({ ...idle, screen: 'embedded' })
  })

  it('that says so twice, or is told to close when it is closed, stays as it is', async () => {
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

  it('that is loaded late, and says nothing, may have refused the frame', async () => {
    const { clock, send, view } = await embedded()
    await clock.advance(10_000)
    await send({ type: 'frame.loaded' })
    await clock.advance(5_000)
    expect(view().isDoubtful).toBe(true)
  })

  it('that is slow is called so, until it is there', async () => {
    const { clock, say, view } = await embedded()
    await clock.advance(10_000)
    const slow = view()
    say('game.ready')
    expect([slow, view()]).toEqual([
      { ...idle, screen: 'embedded', isLoading: true, isSlow: true },
      { ...idle, screen: 'embedded' },
    ])
  })

  it('that says nothing after it was loaded may have refused the frame', async () => {
    const { clock, send, view } = await embedded()
    await send({ type: 'frame.loaded' })
    await clock.advance(4_999)
    const before = view().isDoubtful
    await clock.advance(1)
    const after = view().isDoubtful
    await send({ type: 'gameLaunch.hideDoubt' })
    expect([before, after, view()]).toEqual([false, true, { ...idle, screen: 'embedded' }])
  })

  it('opens in a tab instead, at another address, when it is not seen', async () => {
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
    ['its own word', (flow: Awaited<ReturnType<typeof embedded>>) => flow.say('game.closed')],
    [
      'the button',
      ({ send }: Awaited<ReturnType<typeof embedded>>) => send({ type: 'gameLaunch.close' }),
    ],
    ['Back', ({ navigation }: Awaited<ReturnType<typeof embedded>>) => navigation.back()],
  ])('is closed by %s, and the balance is read anew', async (_, close) => {
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

  it('is closed where the panel was opened over it, and the panel stays', async () => {
    const { navigation, send } = await embedded()
    const marked = navigation.current()
    navigation.go(`${marked}&sideDeposit=true`, 'push')
    await send({ type: 'gameLaunch.close' })
    expect(navigation.current()).toBe('/en/game/g-1/golden-lotus?sideDeposit=true')
  })

  it.each([
    ['another window', { isFromFrame: false }],
    ['another origin', { origin: 'https://evil.test' }],
    ['words of another shape', { data: 'game.closed' }],
  ])('stays whatever %s says', async (_, changes) => {
    const { say, view } = await embedded()
    say('game.closed', changes)
    expect(view().screen).toBe('embedded')
  })

  it('has the balance read anew after rounds, once in two seconds however fast they come', async () => {
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

  it('leaves no secret behind when its page is left', async () => {
    const { actor, address } = await embedded()
    actor.stop()
    expect(address()).toBe('')
  })

  it('is not there any more after a reload, and Forward does not bring it back', async () => {
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
  it('opens in the frame without a launch, also for visitors', async () => {
    const { address, facts, launches, send, view } = open({ isSignedIn: false })
    await send({ type: 'gameLaunch.tryDemo', ...demo })
    expect([address(), launches, facts, view()]).toEqual([
      demo.address,
      [],
      [],
      { ...idle, screen: 'embedded', isDemo: true, isLoading: true },
    ])
  })

  it('takes the place of the page on a phone [GAME-28]', async () => {
    const { navigation, send } = open({ device: phoneDevice, isSignedIn: false })
    await send({ type: 'gameLaunch.tryDemo', ...demo })
    expect(navigation.left()).toEqual([demo.address])
  })

  it('of sports opens in a tab', async () => {
    const { gameWindows, send } = open({ isSignedIn: false })
    await send({ type: 'gameLaunch.tryDemo', game: sport, address: demo.address })
    expect(gameWindows.tabs()).toEqual([demo.address])
  })

  it('that is not seen in the frame opens in a tab at the same address', async () => {
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

  it('before a game that is played for money leaves nothing of itself', async () => {
    const { address, send, view } = open()
    await send({ type: 'gameLaunch.tryDemo', ...demo })
    await send({ type: 'gameLaunch.close' })
    await send(launch)
    expect([address(), view().isDemo]).toEqual([gameUrl, false])
  })
})
