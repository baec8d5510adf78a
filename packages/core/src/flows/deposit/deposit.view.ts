import type { MessageRef } from '../../base/messages/message.ts'
import type { Satang } from '../../base/money/satang.ts'
import type { TransferStep } from '../../kernel/routing/transfer.tabs.ts'
import {
  type AmountLimits,
  type ChannelKind,
  channelKindOf,
  type DepositChannel,
} from '../../member/profile/deposit-channel.ts'
import { type BankTransferView, bankTransferView } from './bank-transfer.view.ts'
import { type DepositEnding, depositEnding } from './deposit.ending.ts'
import { type DepositFailure, depositFailure } from './deposit.failure.ts'
import { chosenChannel, payeeOf } from './deposit.rules.ts'
import { type DepositSnapshot, depositScreen, depositStep } from './deposit.step.ts'
import type { DepositScreen } from './deposit.types.ts'
import {
  type AmountProblem,
  acceptedAmount,
  brokenLimit,
  type QuickAmountLayout,
  quickAmounts,
  readAmount,
  shownAmount,
} from './deposit-amount.rules.ts'

/** A channel as the picker and the amount step show it. */
export interface ChannelOption {
  readonly key: string
  readonly kind: ChannelKind
  readonly name: string
  readonly provider: string | null
  /** The bank of the account to transfer to; null for QR channels. */
  readonly bankId: string | null
  readonly picture: string | null
  /** Null when the channel is unusable, which the picker shows. */
  readonly limits: AmountLimits | null
  readonly bonusLabel: string | null
  readonly isChosen: boolean
}

/** A group of channels in the picker. */
export interface OptionGroup {
  readonly isTransfer: boolean
  readonly options: readonly ChannelOption[]
}

/** What the deposit shows, on any of its screens. */
export interface DepositView {
  readonly screen: DepositScreen
  readonly step: TransferStep
  readonly options: readonly ChannelOption[]
  /** The same options, grouped for the picker: QR channels first, then bank transfers. */
  readonly optionGroups: readonly OptionGroup[]
  readonly isPickerOpen: boolean
  /** The kind of the chosen channel, known even before the channels are loaded; null before the choice. */
  readonly kind: ChannelKind | null
  readonly chosen: (ChannelOption & { readonly limits: AmountLimits }) | null
  readonly canChangeChannel: boolean
  /** The amount as typed, with thousands separators while it is a number. */
  readonly amountText: string
  /** The amount as money while it is a number. */
  readonly amount: Satang | null
  readonly problem: AmountProblem | null
  /** The limit that the amount breaks as it is typed; null once a problem is told, or where there is none. */
  readonly brokenLimit: MessageRef | null
  /** The amount while it would be accepted, for the balance that it leads to. */
  readonly acceptedAmount: Satang | null
  readonly quickAmounts: readonly Satang[]
  readonly canSubmit: boolean
  readonly isRequesting: boolean
  /** Whom the waiting payment goes to; null where that is not known. */
  readonly payee: string | null
  /** A reload would lose the code, because the browser has no room to store it. */
  readonly isForgetful: boolean
  /** The last payment if it was not credited, at the amount. */
  readonly ending: DepositEnding | null
  /** The dialog over the screen, or null. */
  readonly failure: DepositFailure | null
  readonly receipt: DepositReceipt | null
  readonly transfer: BankTransferView
}

/** The receipt of a successful deposit. */
export interface DepositReceipt {
  readonly amount: Satang
  readonly reference: string | null
  readonly channelName: string | null
  /** The bonus that the channel promises, in the server's words; the amount does not contain it. */
  readonly bonusLabel: string | null
  /** When the payment was seen, epoch milliseconds. */
  readonly paidAt: number | null
  /** Whether the member learns of it here and now, and not again after a page load. */
  readonly isNews: boolean
}

export function depositView(snapshot: DepositSnapshot, layout: QuickAmountLayout): DepositView {
  const { context } = snapshot
  const screen = depositScreen(snapshot)
  const chosen = chosenChannel(context)
  const options = context.channels.map((channel) => optionOf(channel, chosen?.key ?? null))
  return {
    screen,
    step: depositStep(snapshot),
    options,
    optionGroups: groupsOf(options),
    isPickerOpen: snapshot.hasTag('pickerOpen'),
    kind: context.channelKey === null ? null : channelKindOf(context.channelKey),
    chosen: chosen && { ...optionOf(chosen, chosen.key), limits: chosen.limits },
    canChangeChannel: snapshot.can({ type: 'deposit.openPicker' }),
    amountText: shownAmount(context.amountText),
    amount: readAmount(context.amountText),
    problem: context.problem,
    brokenLimit: chosen && !context.problem ? brokenLimit(context.amountText, chosen.limits) : null,
    acceptedAmount: acceptedAmount(context.amountText, chosen?.limits ?? null),
    quickAmounts: chosen ? quickAmounts(chosen.limits, layout) : [],
    canSubmit: snapshot.can({ type: 'deposit.submit' }),
    isRequesting: screen === 'requestingQr' || screen === 'reportingTransfer',
    payee: payeeOf(context),
    isForgetful: snapshot.matches('awaitingPayment') && !context.isPaymentKept,
    ending: screen === 'enteringAmount' ? depositEnding(context) : null,
    failure: depositFailure(snapshot),
    receipt: receiptOf(snapshot),
    transfer: bankTransferView(snapshot),
  }
}

function groupsOf(options: readonly ChannelOption[]): readonly OptionGroup[] {
  return [false, true]
    .map((isTransfer) => ({
      isTransfer,
      options: options.filter(({ kind }) => (kind === 'bankTransfer') === isTransfer),
    }))
    .filter((group) => group.options.length > 0)
}

function optionOf(channel: DepositChannel, chosenKey: string | null): ChannelOption {
  const { key, kind, name, provider, picture, limits, bonusLabel } = channel
  const bankId = channel.kind === 'bankTransfer' ? channel.account.bankId : null
  const isChosen = key === chosenKey
  return { key, kind, name, provider, bankId, picture, limits, bonusLabel, isChosen }
}

function receiptOf(snapshot: DepositSnapshot): DepositReceipt | null {
  const { endedAt, payment, paymentChannel } = snapshot.context
  if (!snapshot.matches('succeeded') || !payment) return null
  return {
    amount: payment.payAmount,
    reference: payment.reference,
    channelName: paymentChannel?.name ?? null,
    bonusLabel: paymentChannel?.bonusLabel ?? null,
    paidAt: endedAt,
    isNews: !snapshot.matches({ succeeded: 'restored' }),
  }
}

/** The accessible name of a code's picture, which depends on the kind of channel. */
export function qrImageMessage(kind: ChannelKind | null): MessageRef {
  return kind === 'trueMoney'
    ? { id: 'deposit.qr.imageTrueMoney' }
    : { id: 'deposit.qr.imagePromptPay' }
}
