import { describe, expect, it } from 'vitest'
import {
  gameUrl,
  idle,
  launch,
  openGameLaunch as open,
  slot,
  sport,
} from '../../../testing/game-launch.harness.ts'
import { desktopDevice, phoneDevice } from '../../base/ports/device.ts'
import { doubleTriggerPause } from '../../kernel/flow/double.trigger.ts'
import { readAddress } from '../../kernel/routing/address.ts'

describe('launching a game', () => {
  it('follows a sign-in or a sign-out in another tab', async () => {
    const visitor = open({ isSignedIn: false })
    await visitor.send({ type: 'session.started' })
    await visitor.send(launch)
    const member = open()
    await member.send({ type: 'session.ended' })
    await member.send(launch)
    const leadsToLogin = [visitor, member].map(
      ({ navigation }) => readAddress(navigation.current()).route === 'login',
    )
    expect(leadsToLogin).toEqual([false, true])
  })

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
    'sends device, code and language to the path of the game [GAME-24, API-08]',
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

  it('opens sports in a tab that was opened before the answer [GAME-27]', async () => {
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

  it('leads a phone to the game, and shows the page unchanged on return [GAME-28]', async () => {
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

  it('says on a phone that the game is slow to open, and can be cancelled', async () => {
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
      'the server’s message',
      'GAME-30, OPEN-45',
      { code: 1, message: 'Busy' },
      { id: 'gameLaunch.error.other', values: { message: 'Busy' } },
    ],
    [
      'the code',
      'GAME-30, OPEN-45',
      { code: 1 },
      { id: 'gameLaunch.error.noMessage', values: { code: 1 } },
    ],
    ['no reason', 'GAME-25', { code: 0 }, { id: 'gameLaunch.error.failed' }],
  ])(
    'shows %s when it is refused, and can be tried again at once [%s, OPEN-73]',
    async (_, _id, answer, problem) => {
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

  it('fails when its answer is lost, and can be tried again', async () => {
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
  ])('opens nothing at %s, and logs why without the address', async (result) => {
    const { address, log, send, view } = open({ launch: { code: 0, result } })
    await send(launch)
    const origin = new URL(result).origin
    expect([view(), address(), log.entries]).toEqual([
      { ...idle, screen: 'failed', problem: { id: 'gameLaunch.error.foreign' } },
      '',
      [{ level: 'error', event: 'gameLaunch.foreignOrigin', details: { origin } }],
    ])
  })

  it('is sent once however often it is pressed, and not again during the pause [OPEN-73]', async () => {
    const { actor, clock, launches, rest, send, view } = open({ device: desktopDevice })
    actor.send({ type: 'gameLaunch.launch', game: sport })
    actor.send({ type: 'gameLaunch.launch', game: sport })
    await rest()
    await send({ type: 'gameLaunch.launch', game: sport })
    const during = [launches.length, view().canLaunch]
    await clock.advance(doubleTriggerPause - 1)
    await send({ type: 'gameLaunch.launch', game: sport })
    const early = launches.length
    await clock.advance(1)
    await send({ type: 'gameLaunch.launch', game: sport })
    expect([during, early, launches.length]).toEqual([[1, false], 1, 2])
  })

  it('opens nothing when it is answered after it was cancelled', async () => {
    const { actor, gameWindows, rest, view } = open()
    actor.send({ type: 'gameLaunch.launch', game: sport })
    actor.send({ type: 'gameLaunch.close' })
    await rest()
    expect([view(), gameWindows.tabs()]).toEqual([idle, ['closed']])
  })

  it('reports that the game was played [GAME-21]', async () => {
    const { facts, send } = open()
    await send(launch)
    expect(facts).toEqual([{ type: 'favourites.played', gameId: 'g-1' }])
  })
})
