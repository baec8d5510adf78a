import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import { forgetMemberFacts } from '../../kernel/storage/member.facts.ts'
import { createRecentSearches } from './recent.searches.ts'

function open(holder: string | null = 'demo') {
  const local = createMemoryStorage()
  const member = { holder }
  const recent = createRecentSearches({
    credentials: { hasSession: () => member.holder !== null, holder: () => member.holder },
    storages: { local },
  })
  return { local, member, recent }
}

it('keeps the searches of each member apart, and those of a visitor nowhere', () => {
  const { local, member, recent } = open()
  recent.write(['lotus'])
  member.holder = 'somchai'
  const others = recent.read()
  member.holder = null
  recent.write(['dragon'])
  const visitors = recent.read()
  member.holder = 'demo'
  expect([others, visitors, recent.read(), local.keys().length]).toEqual([[], null, ['lotus'], 1])
})

it('forgets them when the member signs out', () => {
  const { local, recent } = open()
  recent.write(['lotus', 'dragon'])
  forgetMemberFacts({ local, session: createMemoryStorage() }, 'demo')
  expect([recent.read(), local.keys()]).toEqual([[], []])
})

it.each([
  ['nothing', null, []],
  ['no JSON', '[', []],
  ['no list', '{"a":1}', []],
  ['other things', '[1]', []],
  [
    'searches that are too short, double or too many',
    '["lo","Lotus","lotus ","aaa","bbb","ccc","ddd","eee"]',
    ['Lotus', 'aaa', 'bbb', 'ccc', 'ddd'],
  ],
  ['signs that a search drops', '["<b>lotus"]', ['blotus']],
])('reads storage that holds %s', (_, stored, read) => {
  const { local, recent } = open()
  recent.write(['lotus'])
  const [key = ''] = local.keys()
  local.remove(key)
  if (stored !== null) local.write(key, stored)
  expect(recent.read()).toEqual(read)
})

it('leaves nothing behind when all are forgotten', () => {
  const { local, recent } = open()
  recent.write(['lotus'])
  recent.write([])
  expect(local.keys()).toEqual([])
})
