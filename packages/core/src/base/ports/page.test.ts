import { describe, expect, it } from 'vitest'
import { createMemoryPage, type PageChange } from './page.ts'

describe('a page in memory', () => {
  it('is visible and online at first', () => {
    const page = createMemoryPage()
    expect([page.isVisible(), page.isOnline()]).toEqual([true, true])
  })

  it('notifies when it is hidden, visible again, offline and online again', () => {
    const page = createMemoryPage()
    const told: [PageChange, visible: boolean, online: boolean][] = []
    page.watch((change) => told.push([change, page.isVisible(), page.isOnline()]))

    page.hide()
    page.resume()
    page.goOffline()
    page.resume('online')
    page.hide()
    page.resume('restored')

    expect(told).toEqual([
      [{ type: 'page.hidden' }, false, true],
      [{ type: 'page.resumed', cause: 'visible' }, true, true],
      [{ type: 'page.offline' }, true, false],
      [{ type: 'page.resumed', cause: 'online' }, true, true],
      [{ type: 'page.hidden' }, false, true],
      [{ type: 'page.resumed', cause: 'restored' }, true, true],
    ])
  })

  it('does not notify a listener that stopped watching', () => {
    const page = createMemoryPage()
    const told: PageChange[] = []
    page.watch((change) => told.push(change))()
    page.hide()
    expect(told).toEqual([])
  })
})
