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
  it('tells which tab was chosen, and shows the one that the address names then [SHELL-58]', () => {
    const { actor, facts, show } = open()
    actor.send({ type: 'transferPanel.selectTab', tab: 'withdraw-tab' })
    show({ tab: 'withdraw-tab', address: '/deposit?tab=withdraw-tab' })
    expect([facts, actor.getSnapshot().context.tab]).toEqual([
      [{ type: 'transferPanel.tabSelected', tab: 'withdraw-tab' }],
      'withdraw-tab',
    ])
  })

  it('tells that a step back is wanted, and in which tab', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.back' })
    expect(facts).toEqual([backRequested])
  })

  it('tells that it is to be closed', () => {
    const { actor, facts } = open()
    actor.send({ type: 'transferPanel.close' })
    expect(facts).toEqual([{ type: 'transferPanel.closed' }])
  })
})

describe('the history of the browser', () => {
  it('gets one address more for a step that can be gone back from [ROUTE-63]', () => {
    const { facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(true)
    expect(facts).toEqual([push])
  })

  it('going back steps back, and once more leaves [ROUTE-63]', () => {
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

  it('going back gets its address again while there are more steps to go back', () => {
    const { facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({}, true)
    progress(true)
    expect(facts).toEqual([push, backRequested, push])
  })

  it('follows a flow that has gone back by itself', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(false)
    show({}, false)
    expect([facts, actor.getSnapshot().value]).toEqual([[push, goBack], 'atStart'])
  })

  it('does not take its own return for the member’s, also when the flow has gone on since', () => {
    const { facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(false)
    progress(true)
    show({}, true)
    expect(facts).toEqual([push, goBack, push])
  })

  it('waits for what a flow says that is loaded at a step', () => {
    const { actor, facts, progress } = open(atStep)
    progress(null)
    const before = [...facts]
    progress(true)
    expect([before, facts, actor.getSnapshot().value]).toEqual([[], [], 'inStep'])
  })

  it('leaves a step that is not there any more', () => {
    const { facts, progress } = open(atStep)
    progress(false)
    expect(facts).toEqual([goBack])
  })

  it('is not touched by flows of other tabs, and not beside another page', () => {
    const { facts, progress, show } = open()
    progress(true, 'deposit-usdt-tab')
    show({ address: '/?sideDeposit=true', isPage: false }, true)
    expect(facts).toEqual([])
  })

  it('of another tab is no step back', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({ tab: 'withdraw-tab', address: '/deposit?tab=withdraw-tab' })
    const there = actor.getSnapshot().value
    show({}, true)
    expect([facts, there]).toEqual([[push, push], 'atStart'])
  })

  it('stays at a step that is shown once more, with another query beside it', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({ address: '/deposit?step=1&sideHistory=true' }, true)
    expect([facts, actor.getSnapshot().value]).toEqual([[push], 'inStep'])
  })

  it('waits for its return also where a step is shown in between', () => {
    const { actor, facts, progress, show } = open()
    progress(true)
    show(atStep, true)
    progress(false)
    show({ address: '/deposit?step=1&dark=1' }, false)
    expect([facts, actor.getSnapshot().value]).toEqual([[push, goBack], 'returning'])
  })

  it('waits for the flow that steps back, and not for another', () => {
    const { actor, progress, show } = open()
    progress(true)
    show(atStep, true)
    show({}, true)
    progress(true, 'deposit-usdt-tab')
    expect(actor.getSnapshot().value).toBe('steppingBack')
  })
})
