import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../messages/message.ts'
import type { Satang } from '../money/satang.ts'
import { type DepositFailure, depositFailure } from './deposit.failure.ts'
import type { depositMachine } from './deposit.machine.ts'
import { chosenChannel } from './deposit.rules.ts'
import type { DepositScreen, DepositStep } from './deposit.types.ts'
import {
  type AmountProblem,
  type QuickAmountLayout,
  quickAmounts,
  readAmount,
  shownAmount,
} from './deposit-amount.rules.ts'
import type { AmountLimits, DepositChannel } from './deposit-channel.ts'

export type DepositSnapshot = SnapshotFrom<typeof depositMachine>

/** A channel as the picker and the amount step show it. */
export interface ChannelOption {
  readonly key: string
  readonly kind: DepositChannel['kind']
  readonly name: string
  /** Null when the channel cannot be used; the picker says so. */
  readonly limits: AmountLimits | null
  readonly bonusLabel: string | null
  readonly isChosen: boolean
}

/** What the deposit shows, on any of its screens. */
export interface DepositView {
  readonly screen: DepositScreen
  readonly step: DepositStep
  readonly options: readonly ChannelOption[]
  readonly isPickerOpen: boolean
  readonly chosen: (ChannelOption & { readonly limits: AmountLimits }) | null
  readonly canChangeChannel: boolean
  /** The amount as typed, with thousands separators while it is a number. */
  readonly amountText: string
  /** The amount as money while it is a number. */
  readonly amount: Satang | null
  readonly problem: AmountProblem | null
  readonly quickAmounts: readonly Satang[]
  readonly canSubmit: boolean
  readonly isRequesting: boolean
  /** The dialog over the screen, or null. */
  readonly failure: DepositFailure | null
  readonly receipt: DepositReceipt | null
}

/** What a successful deposit came to. */
export interface DepositReceipt {
  readonly amount: Satang
  readonly reference: string | null
  readonly channelName: string | null
}

export function depositView(snapshot: DepositSnapshot, layout: QuickAmountLayout): DepositView {
  const { context } = snapshot
  const screen = depositScreen(snapshot)
  const chosen = chosenChannel(context)
  const options = context.channels.map((channel) => ({
    key: channel.key,
    kind: channel.kind,
    name: channel.name,
    limits: channel.limits,
    bonusLabel: channel.bonusLabel,
    isChosen: channel.key === chosen?.key,
  }))
  return {
    screen,
    step: stepOf(screen),
    options,
    isPickerOpen: snapshot.hasTag('pickerOpen'),
    chosen: chosen && { ...chosen, isChosen: true },
    canChangeChannel: snapshot.can({ type: 'deposit.openPicker' }),
    amountText: shownAmount(context.amountText),
    amount: readAmount(context.amountText),
    problem: context.problem,
    quickAmounts: chosen ? quickAmounts(chosen.limits, layout) : [],
    canSubmit: snapshot.can({ type: 'deposit.submit' }),
    isRequesting: screen === 'requestingQr',
    failure: depositFailure(snapshot),
    receipt: receiptOf(snapshot),
  }
}

export function depositScreen(snapshot: DepositSnapshot): DepositScreen {
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.screen
  return 'checking'
}

function stepOf(screen: DepositScreen): DepositStep {
  switch (screen) {
    case 'checking':
    case 'unavailable':
    case 'withoutAccounts':
    case 'choosingChannel':
      return 0
    case 'enteringAmount':
    case 'requestingQr':
    case 'requestFailed':
    case 'requestUnknown':
    case 'cannotCreate':
      return 1
    case 'awaitingPayment':
    case 'succeeded':
    case 'expired':
    case 'failed':
      return 2
  }
}

function receiptOf(snapshot: DepositSnapshot): DepositReceipt | null {
  const { payment, channels, channelKey } = snapshot.context
  if (!snapshot.matches('succeeded') || !payment) return null
  const channel = channels.find(({ key }) => key === channelKey)
  return {
    amount: payment.payAmount,
    reference: payment.reference,
    channelName: channel?.name ?? null,
  }
}

/** The title of the QR step, by what pays it. */
export function qrImageMessage(kind: DepositChannel['kind']): MessageRef {
  switch (kind) {
    case 'promptPay':
      return { id: 'deposit.qr.imagePromptPay' }
  }
}
