import { describe, expect, it } from 'vitest'
import {
  idle,
  launch,
  openGameLaunch as open,
  sport,
} from '../../../testing/game-launch.harness.ts'
import { phoneDevice } from '../../base/ports/device.ts'

const otherGame = '/en/game/g-7/river-dragon'

describe('a launch whose page is left for another game’s page', () => {
  it('opens nothing there, and keeps no address, when its answer arrives late', async () => {
    const { actor, address, facts, navigation, rest, view } = open()
    actor.send(launch)
    navigation.go(otherGame, 'push')
    await rest()
    expect([view(), address(), facts, navigation.current()]).toEqual([idle, '', [], otherGame])
  })

  it('closes the tab that was opened for it', async () => {
    const { actor, gameWindows, navigation, rest, view } = open()
    actor.send({ type: 'gameLaunch.launch', game: sport })
    navigation.go(otherGame, 'push')
    await rest()
    expect([view(), gameWindows.tabs()]).toEqual([idle, ['closed']])
  })

  it.each([
    ['refused', { launch: { code: 1, message: 'Busy' } }],
    ['under maintenance', { launch: { code: 99, message: 'closed' } }],
  ])('shows nothing there of the game that was %s', async (_, answered) => {
    const { navigation, send, view } = open(answered)
    await send(launch)
    navigation.go(otherGame, 'push')
    expect(view()).toEqual(idle)
  })

  it('leaves no link to a game whose tab was blocked', async () => {
    const { address, gameWindows, navigation, send, view } = open()
    gameWindows.allow(false)
    await send({ type: 'gameLaunch.launch', game: sport })
    navigation.go(otherGame, 'push')
    expect([view().screen, view().isBlocked, address()]).toEqual(['idle', false, ''])
  })

  it('continues if only the name, the language or the panel of the page changes', async () => {
    const { actor, navigation, rest, view } = open()
    actor.send(launch)
    navigation.go('/game/g-1?sideDeposit=true', 'push')
    await rest()
    expect(view().screen).toBe('embedded')
  })
})

describe('a game in its frame', () => {
  it('is closed by Forward to another game’s marked address, which loses its mark', async () => {
    const { address, navigation, send, view } = open()
    await send(launch)
    navigation.go(`${otherGame}?play=true`, 'push')
    expect([view().screen, address(), navigation.current()]).toEqual(['idle', '', otherGame])
  })
})

describe('a page that is left during the launch', () => {
  it('leaves no blank tab and no secret behind', async () => {
    const { actor, address, gameWindows, rest } = open()
    actor.send({ type: 'gameLaunch.launch', game: sport })
    actor.stop()
    await rest()
    expect([gameWindows.tabs(), address()]).toEqual([['closed'], ''])
  })

  it('on a phone drops the address of the game', async () => {
    const { address, navigation, send, view } = open({ device: phoneDevice })
    await send(launch)
    navigation.go(otherGame, 'push')
    expect([view().screen, address()]).toEqual(['idle', ''])
  })
})
