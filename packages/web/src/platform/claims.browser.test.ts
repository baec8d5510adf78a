import { noClaims } from '@croupier/core/ports'
import { createVirtualClock, testEpoch } from '@croupier/core/testing'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it, vi } from 'vitest'
import { createBrowserClaims } from './claims.browser.ts'

const claimOf = (value: string, name = 'payout') => ({ name, value, endsAt: testEpoch + 1_000 })

/** Two tabs of one browser, and its databases. */
function openTabs() {
  const clock = createVirtualClock()
  const databases = new IDBFactory()
  const openTab = () => createBrowserClaims(clock, databases)
  return { clock, databases, one: openTab(), two: openTab() }
}

describe('a claim of the browser', () => {
  it('is held by the tab that asks first, and the other is told by whom', async () => {
    const { clock, one, two } = openTabs()
    const taken = [one.take(claimOf('one')), two.take(claimOf('two')), two.take(claimOf('2', 'x'))]
    expect([await Promise.all(taken), clock.pending()]).toEqual([['one', 'one', '2'], []])
  })

  it('is given back by the tab that holds it, and by no other', async () => {
    const { one, two } = openTabs()
    await one.take(claimOf('one'))
    await two.release(claimOf('two'))
    const before = await two.take(claimOf('two'))
    await one.release(claimOf('one'))
    expect([before, await two.take(claimOf('two'))]).toEqual(['one', 'two'])
  })

  it('that is never given back ends at its time, and leaves nothing behind', async () => {
    const { clock, databases, one, two } = openTabs()
    await one.take(claimOf('one'))
    await one.take(claimOf('left', 'other'))
    clock.sleep(999)
    const before = await two.take(claimOf('two'))
    clock.sleep(1)
    const later = { ...claimOf('two'), endsAt: testEpoch + 2_000 }
    const after = await two.take(later)
    expect([before, after, await keptIn(databases)]).toEqual(['one', 'two', [later]])
  })
})

/** Opens the database of the claims in a version of another site. */
function openAs(databases: IDBFactory, version: number): Promise<IDBDatabase> {
  const opening = databases.open('croupier.claims', version)
  return new Promise((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
}

async function keptIn(databases: IDBFactory): Promise<unknown> {
  const reading = (await openAs(databases, 1)).transaction('claims').objectStore('claims').getAll()
  return new Promise((resolve) => {
    reading.onsuccess = () => resolve(reading.result)
  })
}

describe('a browser can make no claims, and keeps nobody waiting,', () => {
  it.each<[why: string, prepare: (databases: IDBFactory) => unknown]>([
    ['that refuses its database', (databases) => openAs(databases, 2)],
    ['whose database lacks what it had', (databases) => openAs(databases, 1)],
    [
      'that never answers',
      async (databases) => {
        await openAs(databases, 1)
        databases.deleteDatabase('croupier.claims')
      },
    ],
    [
      'that throws',
      (databases) =>
        vi.spyOn(databases, 'open').mockImplementation(() => {
          throw new DOMException('forbidden', 'SecurityError')
        }),
    ],
  ])('%s', async (_why, prepare) => {
    const { clock, databases, one } = openTabs()
    await prepare(databases)
    const answers = Promise.all([one.take(claimOf('one')), one.release(claimOf('one'))])
    await clock.advance(2_000)
    expect([await answers, clock.pending()]).toEqual([[null, undefined], []])
  })

  it('that has no databases', () => {
    expect(createBrowserClaims(createVirtualClock(), null)).toBe(noClaims)
  })
})
