import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { readAddress } from '../routing/address.ts'
import { type TransferPanelFact, transferPanelMachine } from './transfer-panel.machine.ts'
import { shownTabs, transferTabOf, transferTabs } from './transfer-panel.rules.ts'

const tabOf = (address: string) => transferTabOf(readAddress(address))

describe('the starting tab of the transfer panel', () => {
  it('is named by `tab`, or counted by `arr` in this order [DEP-04, ROUTE-62, OPEN-35]', () => {
    expect(transferTabs).toEqual(['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'])
    const byName = shownTabs.map((tab) => tabOf(`/deposit?tab=${tab}`))
    const byIndex = shownTabs.map((tab) => tabOf(`/deposit?arr=${transferTabs.indexOf(tab)}`))
    expect([byName, byIndex]).toEqual([shownTabs, shownTabs])
  })

  it.each([
    '',
    '?tab=',
    '?tab=nonsense',
    '?tab=Deposit-Tab',
    '?arr=',
    '?arr=-1',
    '?arr=99',
    '?arr=0.5',
    '?arr=length',
    '?arr=nonsense',
    '?tab=nonsense&arr=99',
  ])('is the first for %j [OPEN-35]', (search) => {
    expect(tabOf(`/deposit${search}`)).toBe('deposit-tab')
  })
})

describe('the transfer panel', () => {
  function open() {
    const facts: TransferPanelFact[] = []
    const actor = createActor(transferPanelMachine, { input: { tab: 'deposit-tab' } })
    actor.on('*', (fact) => facts.push(fact))
    actor.start()
    return { actor, facts }
  }

  it('tells which tab was chosen, and shows the one that the address names then', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.selectTab', tab: 'deposit-tab' })
    actor.send({ type: 'transferPanel.tabShown', tab: 'deposit-tab' })
    expect([facts, actor.getSnapshot().context]).toEqual([
      [{ type: 'transferPanel.tabSelected', tab: 'deposit-tab' }],
      { tab: 'deposit-tab' },
    ])
  })

  it('tells that a step back is wanted, and in which tab', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.back' })
    expect(facts).toEqual([{ type: 'transferPanel.backRequested', tab: 'deposit-tab' }])
  })

  it('tells that it is to be closed', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.close' })
    expect(facts).toEqual([{ type: 'transferPanel.closed' }])
  })
})
