import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { startApi } from '../../testing/api.harness.ts'
import type { SentRequest } from '../../testing/fake-http.ts'
import { settle } from '../../testing/virtual-clock.ts'
import { type Device, desktopDevice, phoneDevice } from '../ports/device.ts'
import { createMemoryGameWindows } from '../ports/game-windows.ts'
import { createMemoryLog } from '../ports/log.ts'
import { createMemoryNavigation } from '../ports/navigation.ts'
import { createMemoryPage } from '../ports/page.ts'
import { createGameLaunchFlow, gameAddress } from './game-launch.actors.ts'
import type { LaunchedGame } from './game-launch.rules.ts'
import type { GameLaunchFact } from './game-launch.setup.ts'
import { gameLaunchView } from './game-launch.view.ts'

const gameUrl = 'https://games.test/g/secret-1'
const slot: LaunchedGame = {
  id: 'g-1',
  type: 'slots',
  code: 'pg_101',
  launchPath: '/api/v3/member/game/launch/pg',
}
const sport = { ...slot, id: 'g-2', type: 'sports' }
const demo = { game: slot, address: 'https://games.test/g/demo/1' }

const accepted = { code: 0, message: null, result: gameUrl }
interface Start {
  readonly device?: Device
  readonly address?: string
  readonly isSignedIn?: boolean
  /** What the launch is answered; undefined loses it. */
  readonly launch?: object | undefined
}

function open(start: Start = {}) {
  const launches: unknown[] = []
  const { launch } = { launch: accepted, ...start }
  const onSent = (request: SentRequest) => {
    const body = JSON.parse(String(request.body ?? 'null'))
    if (request.url.includes('/game/launch/')) {
      launches.push([request.method, new URL(request.url).pathname, body])
      if (launch) request.answer(launch)
      else request.lose()
    }
  }
  const { api, clock, credentials } = startApi({ onSent, isSignedIn: start.isSignedIn ?? true })
  const navigation = createMemoryNavigation(start.address ?? '/en/game/g-1/golden-lotus')
  const [gameWindows, log, page] = [
    createMemoryGameWindows(),
    createMemoryLog(),
    createMemoryPage(),
  ]
  const services = {
    api,
    credentials,
    device: start.device ?? desktopDevice,
    gameWindows,
    log,
    navigation,
    page,
    site: {
      title: 'Croupier',
      logo: null,
      theme: null,
      groupId: 'group-1',
      isClosed: false,
      isRegistrationOpen: true,
      isAffiliateHidden: false,
      affiliateLink: null,
      contactLink: null,
      authorizationScheme: 'Bearer',
      services: {
        api: 'https://api.test',
        auth: 'https://auth.test',
        reward: 'https://reward.test',
        chat: 'https://chat.test',
        content: 'https://content.test',
      },
      linkOrigins: ['https://site.test'],
      document: { gameHosts: ['games.test'] },
    },
  }
  const { logic, input } = createGameLaunchFlow(services)
  const actor = createActor(logic, {
    input,
    clock: {
      setTimeout: (callback, delay) => clock.setTimeout(callback, delay),
      clearTimeout: (handle) => clock.clearTimeout(handle),
    },
  })
  const facts: GameLaunchFact[] = []
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  const rest = async () => {
    for (let turn = 0; turn < 5; turn += 1) await settle()
  }
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    await rest()
  }
  return {
    actor,
    address: () => gameAddress(services),
    clock,
    credentials,
    facts,
    gameWindows,
    launches,
    log,
    navigation,
    page,
    rest,
    send,
    view: () => gameLaunchView(actor.getSnapshot()),
  }
}

const idle = {
  screen: 'idle',
  isDemo: false,
  canLaunch: true,
  isLoading: false,
  isSlow: false,
  isDoubtful: false,
  isBlocked: false,
  problem: null,
}
const launch = { type: 'gameLaunch.launch', game: slot } as const

describe('launching a game', () => {
  it('leads a visitor to the login and back to the game [GAME-23]', async () => {
    const { launches, navigation, send, view } = open({
      isSignedIn: false,
      address: '/en/game/g-1?from=home',
    })
    await send(launch)
    expect([navigation.entries(), launches, view()]).toEqual([
      ['/en/game/g-1?from=home', '/en/login?url=%2Fen%2Fgame%2Fg-1%3Ffrom%3Dhome'],
      [],
      idle,
    ])
  })

  it.each([
    [desktopDevice, '/en/game/g-1', { client: 'PC', game_code: 'pg_101', lang: 'en' }],
    [phoneDevice, '/game/g-1', { client: 'MB', game_code: 'pg_101', lang: 'th' }],
  ])(
    'asks with device, code and language at the path of the game [GAME-24, API-08]',
    async (device, address, body) => {
      const { launches, send } = open({ device, address })
      await send(launch)
      expect(launches).toEqual([['POST', '/api/v3/member/game/launch/pg', body]])
    },
  )

  it.each([
    null,
    '/api/v3/member/withdraw',
    'https://evil.test/launch/pg',
    '/api/v3/member/game/launch/a/b',
  ])('at the path %s is not tried', async (launchPath) => {
    const { launches, send, view } = open()
    await send({ type: 'gameLaunch.launch', game: { ...slot, launchPath } })
    expect([launches, view()]).toEqual([
      [],
      { ...idle, screen: 'failed', problem: { id: 'gameLaunch.error.failed' } },
    ])
  })

  it('shows a slot in the frame on a desktop, at an address that Back leaves [GAME-25, GAME-26]', async () => {
    const { address, navigation, send, view } = open()
    await send(launch)
    expect([address(), navigation.entries(), view()]).toEqual([
      gameUrl,
      ['/en/game/g-1/golden-lotus', '/en/game/g-1/golden-lotus?play=true'],
      { ...idle, screen: 'embedded', canLaunch: false, isLoading: true },
    ])
  })

  it('opens sports in a tab that was there before the answer [GAME-27]', async () => {
    const { actor, gameWindows, rest, view } = open()
    actor.send({ type: 'gameLaunch.launch', game: sport })
    const before = gameWindows.tabs()
    await rest()
    expect([before, gameWindows.tabs(), view()]).toEqual([
      ['empty'],
      [gameUrl],
      { ...idle, screen: 'newTab', canLaunch: false },
    ])
  })

  it('leads a phone to the game, and finds it back as it was [GAME-28]', async () => {
    const { address, navigation, page, send, view } = open({ device: phoneDevice })
    await send({ type: 'gameLaunch.launch', game: sport })
    const away = [navigation.left(), view()]
    page.resume('restored')
    expect([away, view(), address()]).toEqual([
      [[gameUrl], { ...idle, screen: 'launching', canLaunch: false }],
      { ...idle, canLaunch: false },
      '',
    ])
  })

  it('says on a phone that leaving takes long, with a way out', async () => {
    const { clock, send, view } = open({ device: phoneDevice })
    await send(launch)
    await clock.advance(10_000)
    const slow = view()
    await send({ type: 'gameLaunch.close' })
    expect([slow.isSlow, view()]).toEqual([true, idle])
  })

  it('of a game under maintenance says so and opens nothing [GAME-29, ERR-26]', async () => {
    const { address, gameWindows, navigation, send, view } = open({
      launch: { code: 99, message: 'closed' },
    })
    await send({ type: 'gameLaunch.launch', game: sport })
    expect([view(), gameWindows.tabs(), navigation.left(), address()]).toEqual([
      { ...idle, screen: 'maintenance' },
      ['closed'],
      [],
      '',
    ])
  })

  it.each([
    [
      'the server’s words',
      { code: 1, message: 'Busy' },
      { id: 'gameLaunch.error.other', values: { message: 'Busy' } },
    ],
    ['the code', { code: 1 }, { id: 'gameLaunch.error.noMessage', values: { code: 1 } }],
    ['no more', { code: 0 }, { id: 'gameLaunch.error.failed' }],
  ])(
    'that is refused says %s, and can be tried again at once [GAME-30, OPEN-45, OPEN-73]',
    async (_, answer, problem) => {
      const { gameWindows, launches, send, view } = open({ launch: answer })
      await send({ type: 'gameLaunch.launch', game: sport })
      const first = view()
      await send(launch)
      expect([first, gameWindows.tabs(), launches.length]).toEqual([
        { ...idle, screen: 'failed', problem },
        ['closed'],
        2,
      ])
    },
  )

  it('whose answer is lost has failed, and can be tried again', async () => {
    const { send, view } = open({ launch: undefined })
    await send(launch)
    expect(view()).toEqual({
      ...idle,
      screen: 'failed',
      problem: { id: 'gameLaunch.error.failed' },
    })
  })

  it.each([
    'https://evil.test/g/1',
    'http://games.test/g/1',
    'javascript:alert(1)',
    'https://games.test.evil.test',
  ])('opens nothing at %s, and the log says why without the address', async (result) => {
    const { address, log, send, view } = open({ launch: { code: 0, result } })
    await send(launch)
    const origin = new URL(result).origin
    expect([view(), address(), log.entries]).toEqual([
      { ...idle, screen: 'failed', problem: { id: 'gameLaunch.error.foreign' } },
      '',
      [{ level: 'error', event: 'gameLaunch.foreignOrigin', details: { origin } }],
    ])
  })

  it('is sent once however often it is pressed, and not again for two seconds [OPEN-73]', async () => {
    const { actor, clock, launches, rest, send, view } = open({ device: desktopDevice })
    actor.send({ type: 'gameLaunch.launch', game: sport })
    actor.send({ type: 'gameLaunch.launch', game: sport })
    await rest()
    await send({ type: 'gameLaunch.launch', game: sport })
    const during = [launches.length, view().canLaunch]
    await clock.advance(2_000)
    await send({ type: 'gameLaunch.launch', game: sport })
    expect([during, launches.length]).toEqual([[1, false], 2])
  })

  it('that is given up opens nothing when it is answered after all', async () => {
    const { actor, gameWindows, rest, view } = open()
    actor.send({ type: 'gameLaunch.launch', game: sport })
    actor.send({ type: 'gameLaunch.close' })
    await rest()
    expect([view(), gameWindows.tabs()]).toEqual([idle, ['closed']])
  })

  it('tells that the game was played [GAME-21]', async () => {
    const { facts, send } = open()
    await send(launch)
    expect(facts).toEqual([{ type: 'favourites.played', gameId: 'g-1' }])
  })
})

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
