import { describe, expect, it } from 'vitest'
import { readAddress } from '../../kernel/routing/address.ts'
import type { DeviceClass } from '../../kernel/routing/device.rules.ts'
import {
  isGameAddress,
  isMarked,
  type LaunchResult,
  launchClient,
  launchMessage,
  launchWay,
  readFrameMessage,
  withMark,
  withoutMark,
} from './game-launch.rules.ts'

const origins = ['https://games.test', 'http://localhost:4174']

describe('the way in which a game opens', () => {
  it.each<[DeviceClass, string, string, string]>([
    ['desktop', 'casino', 'frame', 'GAME-26'],
    ['desktop', 'slots', 'frame', 'GAME-26'],
    ['desktop', 'sports', 'tab', 'GAME-27'],
    ['desktop', 'lotto', 'tab', 'GAME-27'],
    ['desktop', 'fishing', 'frame', 'GAME-30, OPEN-45'],
    ['desktop', 'table games', 'frame', 'GAME-30, OPEN-45'],
    ['ipad', 'slots', 'frame', 'GAME-26, OPEN-37'],
    ['ipad', 'sports', 'tab', 'GAME-27, OPEN-37'],
    ['mobile', 'casino', 'page', 'GAME-28'],
    ['mobile', 'slots', 'page', 'GAME-28'],
    ['mobile', 'sports', 'page', 'GAME-28'],
    ['mobile', 'lotto', 'page', 'GAME-28'],
    ['mobile', 'fishing', 'page', 'GAME-28'],
  ])('on %s for %s is the %s [%s]', (device, type, way) => {
    expect(launchWay(device, type)).toBe(way)
  })

  it('states the device: a phone or anything else [GAME-24]', () => {
    expect((['mobile', 'ipad', 'desktop'] as const).map(launchClient)).toEqual(['MB', 'PC', 'PC'])
  })
})

describe('an address of a game', () => {
  it.each([
    ['https://games.test/g/1?lang=th', true],
    ['https://GAMES.test/g/1', true],
    ['http://localhost:4174/g/1', true],
    ['http://games.test/g/1', false],
    ['http://localhost:4175/g/1', false],
    ['https://games.test:8443/g/1', false],
    ['https://games.test.evil.test/g/1', false],
    ['https://evil.test/?https://games.test', false],
    ['https://member:secret@games.test/g/1', false],
    ['https://games.test@evil.test/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['blob:https://games.test/1', false],
    ['//games.test/g/1', false],
    ['/g/1', false],
    ['', false],
  ])('%s may be opened: %s', (address, isAllowed) => {
    expect(isGameAddress(address, origins)).toBe(isAllowed)
  })
})

describe('a message of a game', () => {
  const address = 'https://games.test/g/1'
  const said = { isFromFrame: true, origin: 'https://games.test', data: { type: 'game.closed' } }

  it.each([
    ['game.ready', 'ready'],
    ['game.roundEnded', 'roundEnded'],
    ['game.closed', 'closed'],
  ])('is accepted from its own frame and origin: %s', (type, word) => {
    expect(readFrameMessage({ ...said, data: { type, more: 1 } }, address)).toBe(word)
  })

  it.each([
    ['another window', { isFromFrame: false }],
    ['another origin', { origin: 'https://evil.test' }],
    ['no origin', { origin: 'null' }],
    ['a text', { data: 'game.closed' }],
    ['a list', { data: [{ type: 'game.closed' }] }],
    ['nothing', { data: null }],
    ['another word', { data: { type: 'gameLaunch.close' } }],
    ['a word in a list', { data: { type: ['game.closed'] } }],
  ])('is not accepted: %s', (_, changes) => {
    expect(readFrameMessage({ ...said, ...changes }, address)).toBeNull()
  })

  it('is not accepted while no game is open', () => {
    expect(readFrameMessage(said, '')).toBeNull()
  })
})

describe('the message about a game that does not open', () => {
  const refused = (message: string | null) => ({
    kind: 'refused' as const,
    refusal: { context: 'gameLaunch' as const, code: 7, meaning: 'other' as const, message },
  })

  it('is the server’s, or that the member can try again [GAME-30, OPEN-45, OPEN-76]', () => {
    const results: readonly LaunchResult[] = [
      refused('Busy'),
      refused(null),
      { kind: 'foreign' },
      { kind: 'failed' },
    ]
    expect(results.map(launchMessage)).toEqual([
      { id: 'gameLaunch.error.other', values: { message: 'Busy' } },
      { id: 'gameLaunch.error.noMessage', values: { code: 7 } },
      { id: 'gameLaunch.error.foreign' },
      { id: 'gameLaunch.error.failed' },
    ])
  })
})

describe('the mark of an open game', () => {
  it('is added to the address and removed, and the rest stays', () => {
    const marked = withMark('/en/game/1?sideDeposit=true')
    expect([
      marked,
      isMarked(readAddress(marked)),
      withoutMark(marked),
      isMarked(readAddress('/game/1')),
    ]).toEqual([
      '/en/game/1?sideDeposit=true&play=true',
      true,
      '/en/game/1?sideDeposit=true',
      false,
    ])
  })
})
