import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import { screenOf } from '../../kernel/flow/flow.screen.ts'
import type { TransferProgress } from '../../kernel/routing/transfer.tabs.ts'
import type { UsdtDepositScreen, usdtDepositMachine } from './usdt-deposit.machine.ts'
import type { usdtGuideMachine } from './usdt-guide.machine.ts'
import { guideSteps } from './usdt-guide.rules.ts'
import {
  hasSeveralOptions,
  type ShownAddress,
  shownAddress,
  type UsdtOption,
  type UsdtProblem,
  usableOption,
} from './usdt-option.rules.ts'

export type UsdtDepositSnapshot = SnapshotFrom<typeof usdtDepositMachine>

/** A network in the list of choices. */
export interface UsdtChoice {
  readonly id: string
  readonly accountName: string
  readonly picture: string | null
  readonly network: string
  /** The name of the chain; null for an unknown network. */
  readonly chain: string | null
  readonly networkImage: string | null
  readonly rate: string | null
  readonly bonusLabel: string | null
  readonly isChosen: boolean
  /** Why it cannot be chosen, or null. */
  readonly disabledReason: MessageRef | null
}

/** The address to which coins are to be sent. */
export interface UsdtTarget extends ShownAddress {
  readonly network: string
  readonly chain: string
  readonly rate: string
  /** Whether the whole address is shown, not only its ends. */
  readonly isWhole: boolean
}

/** What the USDT deposit shows, on any of its screens. */
export interface UsdtDepositView {
  readonly screen: UsdtDepositScreen
  /** Why nothing can be chosen, or null. */
  readonly disabledReason: MessageRef | null
  readonly canRetry: boolean
  readonly choices: readonly UsdtChoice[]
  readonly target: UsdtTarget | null
  /** By how much the balance has risen since the address was shown; null before it does. */
  readonly rise: Satang | null
}

export function usdtDepositView(snapshot: UsdtDepositSnapshot): UsdtDepositView {
  const { chosenId, options, rise } = snapshot.context
  return {
    screen: usdtDepositScreen(snapshot),
    disabledReason: disabledReason(snapshot),
    canRetry: snapshot.can({ type: 'usdtDeposit.retry' }),
    choices: options.map((option) => choiceOf(option, chosenId)),
    target: targetOf(snapshot),
    rise,
  }
}

export function usdtDepositScreen(snapshot: UsdtDepositSnapshot): UsdtDepositScreen {
  return screenOf(snapshot, 'checking')
}

/**
 * How far the deposit has got, and whether going back leads to the choice of a network, which exists only where there
 * are several [ROUTE-63].
 */
export function usdtProgress(snapshot: UsdtDepositSnapshot): TransferProgress {
  const screen = usdtDepositScreen(snapshot)
  if (screen === 'checking') return { step: 0, canStepBack: null }
  if (screen !== 'showingAddress') return { step: 0, canStepBack: false }
  return { step: 1, canStepBack: hasSeveralOptions(snapshot.context) }
}

function disabledReason(snapshot: UsdtDepositSnapshot): MessageRef | null {
  if (!snapshot.matches('disabled')) return null
  return { id: snapshot.hasTag('failure') ? 'usdt.error.unavailable' : 'transfer.usdtDisabled' }
}

function choiceOf({ address: _, problem, ...option }: UsdtOption, chosenId: string | null) {
  return {
    ...option,
    isChosen: option.id === chosenId,
    disabledReason: problem && problemMessage(problem, option.network),
  } satisfies UsdtChoice
}

function problemMessage(problem: UsdtProblem, network: string): MessageRef {
  switch (problem) {
    case 'unknownNetwork':
      return { id: 'usdt.option.unknownNetwork' }
    case 'wrongAddress':
      return { id: 'usdt.option.wrongAddress', values: { network } }
    case 'missingRate':
      return { id: 'usdt.option.missingRate' }
  }
}

function targetOf(snapshot: UsdtDepositSnapshot): UsdtTarget | null {
  const { chosenId, options } = snapshot.context
  const chosen = usableOption(options, chosenId)
  if (!snapshot.matches('showingAddress') || !chosen) return null
  return {
    ...shownAddress(chosen.address),
    network: chosen.network,
    chain: chosen.chain,
    rate: chosen.rate,
    isWhole: snapshot.hasTag('wholeAddress'),
  }
}

/** What the guide shows. */
export interface UsdtGuideView {
  readonly isOpen: boolean
  /** Counted from 1. */
  readonly step: number
  readonly steps: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly picture: 'loading' | 'shown' | 'failed'
}

export function usdtGuideView(snapshot: SnapshotFrom<typeof usdtGuideMachine>): UsdtGuideView {
  return {
    isOpen: snapshot.matches('open'),
    step: snapshot.context.step,
    steps: guideSteps,
    hasPrevious: snapshot.can({ type: 'guide.previous' }),
    hasNext: snapshot.can({ type: 'guide.next' }),
    picture: pictureOf(snapshot),
  }
}

function pictureOf(snapshot: SnapshotFrom<typeof usdtGuideMachine>): UsdtGuideView['picture'] {
  if (snapshot.hasTag('pictureLoading')) return 'loading'
  return snapshot.hasTag('pictureFailed') ? 'failed' : 'shown'
}
