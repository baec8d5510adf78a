import { expect, it } from 'vitest'
import { createMemoryLog } from '../../base/ports/log.ts'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { forgetMemberFacts } from '../../kernel/storage/member.facts.ts'
import { goldenLotus } from '../../wire/contract/examples/game.examples.ts'
import { readGames } from '../game/game.ts'
import { createRememberedRails, railsRememberedFor } from './remembered.rails.ts'

const games = readGames([goldenLotus])
const rails = { recent: [], hot: games.map((game) => ({ ...game, launchPath: null })) }
const writtenAt = Date.UTC(2026, 10, 20)

function open() {
  const local = createMemoryStorage()
  const log = createMemoryLog()
  const reader: { holder: string | null } = { holder: 'demo' }
  let now = writtenAt
  /** As for a page that is opened now. */
  const remember = () =>
    createRememberedRails({
      clock: { now: () => now },
      credentials: { hasSession: () => reader.holder !== null, holder: () => reader.holder },
      log,
      storages: { local },
    })
  return {
    local,
    log,
    reader,
    remember,
    remembered: remember(),
    setAge: (age: number) => {
      now = writtenAt + age
    },
  }
}

it('keeps the rows of each member apart, and those of a visitor nowhere', () => {
  const { local, reader, remember } = open()
  remember().write(rails)
  const read = [remember().read()]
  for (const holder of ['somchai', null]) {
    reader.holder = holder
    read.push(remember().read())
  }
  remember().write(rails)
  expect([read, local.keys().length]).toEqual([[rails, null, null], 1])
})

it('keeps nothing if somebody else has signed in meanwhile', () => {
  const { local, reader, remembered } = open()
  reader.holder = 'somchai'
  remembered.write(rails)
  expect(local.keys()).toEqual([])
})

it('trusts storage with no address of a picture or a launch', () => {
  const { local, remembered } = open()
  const [game] = games
  if (!game) throw new Error('there is no game')
  remembered.write({
    hot: [{ ...game, picture: 'javascript:alert(1)', launchPath: '//evil.test' }],
  })
  expect([remembered.read(), local.keys().length]).toEqual([
    { hot: [{ ...game, picture: null, launchPath: null }] },
    1,
  ])
})

it('forgets them when the member signs out', () => {
  const { local, remembered } = open()
  remembered.write(rails)
  forgetMemberFacts({ local, session: createMemoryStorage() }, 'demo')
  expect([remembered.read(), local.keys()]).toEqual([null, []])
})

it.each([
  ['a moment less than a day old', railsRememberedFor - 1, rails],
  ['a day old', railsRememberedFor, null],
  ['of the future, because the clock was set back', -1, null],
])('shows rows that are %s, or forgets them', (_, age, read) => {
  const { local, log, remembered, setAge } = open()
  remembered.write(rails)
  setAge(age)
  expect([remembered.read(), local.keys().length, log.entries]).toEqual([read, read ? 1 : 0, []])
})

it.each([
  ['no JSON', () => '['],
  ['other things', () => '{"readAt":1}'],
  ['a row that nobody knows', (text: string) => text.replace('"hot"', '"best"')],
  ['a game without a name', (text: string) => text.replace('"names"', '"titles"')],
])('removes %s, and says so', (_, damaged) => {
  const { local, log, remembered } = open()
  remembered.write(rails)
  const [key = ''] = local.keys()
  local.write(key, damaged(local.read(key) ?? ''))
  expect([remembered.read(), local.keys(), log.entries]).toEqual([
    null,
    [],
    [{ level: 'warning', event: 'games.rowsUnreadable' }],
  ])
})
