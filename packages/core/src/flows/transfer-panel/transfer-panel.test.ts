import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { readAddress } from '../../kernel/routing/address.ts'
import {
  type TransferProgress,
  type TransferTab,
  transferTabOf,
  transferTabs,
} from '../../kernel/routing/transfer.tabs.ts'
import {
  type TransferPanelFact,
  type TransferShown,
  transferPanelMachine,
} from './transfer-panel.machine.ts'

const tabOf = (address: string) => transferTabOf(readAddress(address))

describe('the starting tab of the transfer panel', () => {
  it('is named by `tab`, or counted by `arr` in this order [DEP-04, ROUTE-62, OPEN-35]', () => {
    expect(transferTabs).toEqual(['deposit-tab', 'deposit-usdt-tab', 'withdraw-tab'])
    const byName = transferTabs.map((tab) => tabOf(`/deposit?tab=${tab}`))
    const byIndex = transferTabs.map((tab) => tabOf(`/deposit?arr=${transferTabs.indexOf(tab)}`))
    expect([byName, byIndex]).toEqual([transferTabs, transferTabs])
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

type Progress = TransferProgress['canStepBack']

function open(input: Partial<TransferShown> = {}) {
  const facts: TransferPanelFact[] = []
  const actor = createActor(transferPanelMachine, {
    input: { tab: 'deposit-tab', address: '/deposit', isPage: true, ...input },
  })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const shown: TransferShown = { tab: 'deposit-tab', address: '/deposit', isPage: true }
  const show = (place: Partial<TransferShown>, canStepBack: Progress = null) =>
    actor.send({
      type: 'transferPanel.shown',
      ...shown,
      ...place,
      progress: { step: 1, canStepBack },
    })
  const progress = (canStepBack: Progress, tab: TransferTab = 'deposit-tab') =>
    actor.send({
      type: 'transferPanel.progressed',
      tab,
      progress: { step: canStepBack ? 1 : 0, canStepBack },
    })
  return { actor, facts, progress, show }
}

const backRequested = { type: 'transferPanel.backRequested', tab: 'deposit-tab' }
const push = { type: 'navigation.requested', to: '/deposit?step=1', how: 'push' }
const goBack = { type: 'navigation.requested', to: '/deposit', how: 'back' }
const atStep = { address: '/deposit?step=1' }

describe('the transfer panel', () => {
  it('reports which tab was chosen, and then shows the one that the address names [SHELL-58]', () => {
    const { actor, facts, show } = open()
    actor.send({ type: 'transferPanel.selectTab', tab: 'withdraw-tab' })
    show({ tab: 'withdraw-tab', address: '/deposit?tab=withdraw-tab' })
    expect([facts, actor.getSnapshot().context.tab]).toEqual([
      [{ type: 'transferPanel.tabSelected', tab: 'withdraw-tab' }],
      'withdraw-tab',
    ])
  })

  it('reports that the member wants to step back, and in which tab', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.back' })
    expect(facts).toEqual([backRequested])
  })

  it('reports that the member wants to close it', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.close' })
    expect(facts).toEqual([{ type: 'transferPanel.closed' }])
  })
})

describe('the browser’s history', () => {
  it('gets one more entry for a step from which the member can go back [ROUTE-63]', () => {
    const { facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(true)
    expect(facts).toEqual([push])
  })

  it('goes one step back, and then out of the page [ROUTE-63]', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({}, true)
    const asked = [...facts]
    progress(false)
    expect([asked, facts, actor.getSnapshot().value]).toEqual([
      [push, backRequested],
      [push, backRequested],
      'atStart',
    ])
  })

  it('gets its entry again after going back, while there are more steps to go back', () => {
    const { facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({}, true)
    progress(true)
    expect(facts).toEqual([push, backRequested, push])
  })

  it('follows a flow that has gone back on its own', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(false)
    show({}, false)
    expect([facts, actor.getSnapshot().value]).toEqual([[push, goBack], 'atStart'])
  })

  it('does not mistake its own return for the member’s, even if the flow has moved on since', () => {
    const { facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(false)
    progress(true)
    show({}, true)
    expect(facts).toEqual([push, goBack, push])
  })

  it('waits for the report of a flow that is loaded at a step', () => {
    const { actor, facts, progress } = open(atStep)
    progress(null)
    const before = [...facts]
    progress(true)
    expect([before, facts, actor.getSnapshot().value]).toEqual([[], [], 'inStep'])
  })

  it('leaves a step that no longer exists', () => {
    const { facts, progress } = open(atStep)
    progress(false)
    expect(facts).toEqual([goBack])
  })

  it('is not changed by flows in other tabs, nor by a panel beside another page', () => {
    const { facts, progress, show } = open()
    progress(true, 'deposit-usdt-tab')
    show({ address: '/?sideDeposit=true', isPage: false }, true)
    expect(facts).toEqual([])
  })

  it('does not treat another tab as a step back', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({ tab: 'withdraw-tab', address: '/deposit?tab=withdraw-tab' })
    const there = actor.getSnapshot().value
    show({}, true)
    expect([facts, there]).toEqual([[push, push], 'atStart'])
  })

  it('stays at a step that is shown again with another query', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({ address: '/deposit?step=1&sideHistory=true' }, true)
    expect([facts, actor.getSnapshot().value]).toEqual([[push], 'inStep'])
  })

  it('waits for its return even if a step is shown in between', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(false)
    show({ address: '/deposit?step=1&dark=1' }, false)
    expect([facts, actor.getSnapshot().value]).toEqual([[push, goBack], 'returning'])
  })

  it('waits for the flow that steps back, and for no other', () => {
    const { actor, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({}, true)
    progress(true, 'deposit-usdt-tab')
    expect(actor.getSnapshot().value).toBe('steppingBack')
  })
})
