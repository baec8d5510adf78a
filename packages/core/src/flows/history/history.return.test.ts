import { describe, expect, it } from 'vitest'
import { openUnmovedHistory } from '../../../testing/history.harness.ts'
import { settledAt } from '../../../testing/settled.route.ts'
import { settle } from '../../../testing/virtual-clock.ts'
import type { NavigationRequested } from '../../kernel/routing/navigation.fact.ts'
import type { HistoryEvent } from './history.machine.ts'
import type { TransactionKey } from './history.rules.ts'
import { historyView } from './history.view.ts'

const newest = { id: '3', type: 'withdraw' } as const
const second = { id: '2', type: 'deposit' } as const
const atNewest = '/history?transaction=withdraw-3'
const atSecond = '/history?transaction=deposit-2'

type Step = readonly [HistoryEvent, opened: string | null, ...requested: NavigationRequested[]]

const open = (transaction: TransactionKey) => ({ type: 'history.open', transaction }) as const
const close = { type: 'history.close' } as const
const asked = (how: NavigationRequested['how'], to: string): NavigationRequested => ({
  type: 'navigation.requested',
  to,
  how,
})
const openNewest: Step = [open(newest), '3', asked('push', atNewest)]
const closeAgain: Step = [close, null, asked('back', '/history')]
const closing: readonly Step[] = [openNewest, [settledAt(atNewest), '3'], closeAgain]

describe('while the browser is still going back from the details of a transaction', () => {
  it.each<readonly [string, readonly Step[]]>([
    [
      'those of another open, have their address when it has arrived, and are closed by Back',
      [
        ...closing,
        [open(second), '2'],
        [settledAt('/history'), '2', asked('push', atSecond)],
        [settledAt(atSecond), '2'],
        [settledAt('/history'), null],
      ],
    ],
    [
      'the same ones open again, and their own button closes them after it has arrived',
      [
        ...closing,
        [open(newest), '3'],
        [settledAt('/history'), '3', asked('push', atNewest)],
        [settledAt(atNewest), '3'],
        closeAgain,
      ],
    ],
    [
      'nothing changes if its address settles once more',
      [
        ...closing,
        [settledAt(atNewest), null],
        [open(second), '2'],
        [settledAt(atNewest), '2'],
        [settledAt('/history'), '2', asked('push', atSecond)],
      ],
    ],
    [
      'the last ones that were opened stay',
      [
        ...closing,
        [open(second), '2'],
        [open(newest), '3'],
        [settledAt('/history'), '3', asked('push', atNewest)],
      ],
    ],
    [
      'others are closed without going back once more',
      [
        ...closing,
        [open(second), '2'],
        [close, null],
        [open(newest), '3'],
        [close, null],
        [settledAt('/history'), null],
        openNewest,
      ],
    ],
    [
      'others are closed without going back once more if a newer list does not have them',
      [
        ...closing,
        [open(second), '2'],
        [{ type: 'balance.moved' }, null],
        [settledAt('/history'), null],
      ],
    ],
    [
      'others are closed when the page is left, and stay closed on it',
      [
        ...closing,
        [open(second), '2'],
        [settledAt('/?sideHistory=true'), null],
        [settledAt('/history'), null],
      ],
    ],
    [
      'others give way to those that a new address names, and closing these leads to the list',
      [
        ...closing,
        [open(second), '2'],
        [settledAt('/history?transaction=deposit-1'), '1'],
        [close, null, asked('replace', '/history')],
      ],
    ],
    [
      'others open and stay, even if the address never came to name the first ones',
      [
        openNewest,
        closeAgain,
        [open(second), '2'],
        [settledAt(atNewest), '2'],
        [settledAt('/history'), '2', asked('push', atSecond)],
      ],
    ],
  ])('%s', async (_, steps) => {
    const { actor, requested } = await openUnmovedHistory()
    const seen: Step[] = []
    for (const [event] of steps) {
      actor.send(event)
      await settle()
      const id = historyView(actor.getSnapshot()).opened?.id ?? null
      seen.push([event, id, ...requested.splice(0)])
    }
    expect(seen).toEqual(steps)
  })
})
