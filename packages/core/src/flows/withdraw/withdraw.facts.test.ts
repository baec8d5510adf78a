import { describe, expect, it } from 'vitest'
import { payoutAttempt } from '../../../testing/payout-attempt.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import { satang } from '../../base/money/satang.ts'
import { createMemoryClaims } from '../../base/ports/claims.ts'
import {
  createMemoryStorageHub,
  type KeyValueStorage,
  noStorage,
} from '../../base/ports/storage.ts'
import { createWithdrawFacts } from './withdraw.facts.ts'

const attempt = payoutAttempt({ amount: satang(50_000), askedAt: 1_000, askedAtHost: 2_000 })
const lock = { from: 1_000, until: 601_000, amount: satang(50_000) }
const attemptKey = 'lasting.demo/withdraw.attempt'
const lockKey = 'lasting.demo/withdraw.lock'

const clock = { now: () => 2_000 }

function openTabs() {
  const hub = createMemoryStorageHub()
  const claims = createMemoryClaims(clock)
  const storage = hub.openTab()
  const factsOf = (username: string, local = hub.openTab()) =>
    createWithdrawFacts({ claims, storages: { local } }, username)
  return {
    storage,
    facts: factsOf('demo', storage),
    other: factsOf('demo'),
    stranger: factsOf('malee'),
  }
}

/** The facts of demo in a single storage. */
function factsIn(local: KeyValueStorage) {
  return createWithdrawFacts({ claims: createMemoryClaims(clock), storages: { local } }, 'demo')
}

describe('the stored fact', () => {
  it('is known to every tab of the member and to nobody else [OPEN-56]', () => {
    const { facts, other, stranger } = openTabs()
    facts.rememberAttempt(attempt)
    facts.rememberLock(lock)
    expect([other.readAttempt(), other.readLock()]).toEqual([attempt, lock])
    expect([stranger.readAttempt(), stranger.readLock()]).toEqual([null, null])
  })

  it.each([
    [''],
    ['{'],
    ['null'],
    ['{"amount":1.5,"askedAt":1,"askedAtHost":1,"from":1,"until":2}'],
    ['{"amount":-1,"askedAt":1,"askedAtHost":1,"from":1,"until":2}'],
    ['{"amount":"1"}'],
  ])('is ignored if it is %j', (text) => {
    const { facts, storage } = openTabs()
    storage.write(attemptKey, text)
    storage.write(lockKey, text)
    expect([facts.readAttempt(), facts.readLock()]).toEqual([null, null])
  })

  it('is removed if it is malformed', () => {
    const { storage } = openTabs()
    storage.write(attemptKey, '{')
    factsIn(storage)
    expect(storage.keys()).toEqual([])
  })

  it('of a wait is the newest one on this page, even if the storage had room for an older one only', () => {
    const { storage } = openTabs()
    factsIn(storage).rememberLock({ ...lock, until: 2_000 })
    const facts = factsIn({ ...storage, write: () => false })
    facts.rememberLock(lock)
    expect(facts.readLock()).toEqual(lock)
  })

  it('of an attempt is removed only by its own answer', () => {
    const { facts } = openTabs()
    facts.rememberAttempt(attempt)
    facts.forgetAttempt({ ...attempt, key: 'another' })
    const afterOther = facts.readAttempt()
    facts.forgetAttempt(attempt)
    expect([afterOther, facts.readAttempt()]).toEqual([attempt, null])
  })

  it('is announced when this tab or another changes it, until the listener unsubscribes', async () => {
    const { facts, other, stranger } = openTabs()
    let calls = 0
    const stop = facts.watch(() => {
      calls += 1
    })
    facts.rememberLock(lock)
    other.rememberAttempt(attempt)
    stranger.rememberAttempt(attempt)
    await settle()
    const callsBefore = calls
    stop()
    other.forgetAttempt(attempt)
    facts.rememberLock(lock)
    await settle()
    expect([callsBefore, calls]).toEqual([2, 2])
  })

  it('locks at least this tab if the browser stores nothing', () => {
    const facts = factsIn(noStorage)
    facts.rememberLock(lock)
    expect(facts.readLock()).toEqual(lock)
  })
})
