import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../base/ports/storage.ts'
import {
  forgetMemberFacts,
  forgetOtherMembersFacts,
  forgetVisitorFacts,
  lastingMemberKey,
  memberKey,
  moveMixedCaseFacts,
  visitorKey,
} from './member.facts.ts'

describe('a stored fact about a member', () => {
  it('is removed from both storages, and for this member only', () => {
    const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
    for (const storage of [storages.local, storages.session]) {
      storage.write(memberKey('demo', 'a'), '1')
      storage.write(memberKey('demo2', 'a'), '1')
      storage.write('vault.refreshToken', '1')
    }
    forgetMemberFacts(storages, 'demo')
    const left = [memberKey('demo2', 'a'), 'vault.refreshToken']
    expect([storages.local.keys(), storages.session.keys()]).toEqual([left, left])
  })

  it('belongs to the member however a server writes the name', () => {
    const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
    storages.local.write(memberKey('Demo', 'a'), '1')
    const hasForgotten = forgetOtherMembersFacts(storages, 'demo')
    expect([hasForgotten, storages.local.read(memberKey('DEMO', 'a'))]).toEqual([false, '1'])
    expect(lastingMemberKey('Demo', 'a')).toBe(lastingMemberKey('demo', 'a'))
  })

  it('is moved where an earlier version stored it under a name with capitals', () => {
    const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
    storages.local.write('lasting.Demo/withdraw.attempt', '1')
    storages.local.write('member.Demo/deposit.payment', '2')
    storages.local.write('member.DEMO/deposit.payment', 'older')
    storages.local.write('vault.Token', '3')
    storages.session.write('member.Demo/deposit.draft', '4')
    moveMixedCaseFacts(storages)
    const read = (storage: typeof storages.local) =>
      Object.fromEntries(storage.keys().map((key) => [key, storage.read(key)]))
    expect([read(storages.local), read(storages.session)]).toEqual([
      {
        'vault.Token': '3',
        'lasting.demo/withdraw.attempt': '1',
        'member.demo/deposit.payment': '2',
      },
      { 'member.demo/deposit.draft': '4' },
    ])
  })

  it('stays where there is no room to move it', () => {
    const local = createMemoryStorage()
    local.write('lasting.Demo/withdraw.attempt', '1')
    const full = { ...local, write: () => false }
    moveMixedCaseFacts({ local: full, session: createMemoryStorage() })
    expect(local.keys()).toEqual(['lasting.Demo/withdraw.attempt'])
  })

  it('that outlives sign-outs and sign-ins is never removed', () => {
    const storages = { local: createMemoryStorage(), session: createMemoryStorage() }
    const key = lastingMemberKey('demo', 'a')
    storages.local.write(key, '1')
    forgetMemberFacts(storages, 'demo')
    const hasForgotten = forgetOtherMembersFacts(storages, 'malee')
    expect([hasForgotten, storages.local.keys()]).toEqual([false, [key]])
  })
})

it('of a visitor is removed alone', () => {
  const tab = createMemoryStorage()
  for (const key of [visitorKey('registration'), visitorKey('chatSignIn'), 'vault.a']) {
    tab.write(key, '1')
  }
  forgetVisitorFacts(tab)
  expect(tab.keys()).toEqual(['vault.a'])
})
