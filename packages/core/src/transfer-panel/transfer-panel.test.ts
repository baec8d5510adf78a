import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type TransferPanelFact, transferPanelMachine } from './transfer-panel.machine.ts'
import { transferTabOf, transferTabs } from './transfer-panel.rules.ts'

describe('the starting tab of the transfer panel', () => {
  it('is named by `tab`, or counted by `arr` in this order [OPEN-35]', () => {
    const byName = transferTabs.map((tab) => transferTabOf({ tab }))
    const byIndex = transferTabs.map((_tab, index) => transferTabOf({ arr: String(index) }))
    expect([byName, byIndex]).toEqual([transferTabs, transferTabs])
  })

  it.each([
    [{}],
    [{ tab: '' }],
    [{ tab: 'nonsense' }],
    [{ tab: 'Deposit-Tab' }],
    [{ arr: '' }],
    [{ arr: '-1' }],
    [{ arr: '99' }],
    [{ arr: '0.5' }],
    [{ arr: 'length' }],
    [{ arr: 'nonsense' }],
    [{ tab: 'nonsense', arr: '99' }],
  ])('is the first for %j [OPEN-35]', (query: Record<string, string>) => {
    expect(transferTabOf(query)).toBe('deposit-tab')
  })
})

describe('the transfer panel', () => {
  function open(query: Record<string, string> = {}) {
    const facts: TransferPanelFact[] = []
    const actor = createActor(transferPanelMachine, { input: { query } })
    actor.on('*', (fact) => facts.push(fact))
    actor.start()
    return { actor, facts }
  }

  it('opens on the tab that the address asks for', () => {
    expect(open({ tab: 'deposit-tab' }).actor.getSnapshot().context).toEqual({ tab: 'deposit-tab' })
  })

  it('tells that a step back is wanted, and in which tab', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.selectTab', tab: 'deposit-tab' })
    actor.send({ type: 'transferPanel.back' })
    expect(facts).toEqual([{ type: 'transferPanel.backRequested', tab: 'deposit-tab' }])
  })

  it('tells that it is to be closed', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.close' })
    expect(facts).toEqual([{ type: 'transferPanel.closed' }])
  })
})
