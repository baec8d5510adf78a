import type { TransactionChannel, TransactionType } from '@croupier/core/history'
import { ArrowDownLeft, ArrowUpRight, type IconNode, X } from 'lucide'

/** The word, the picture and the sign of each type. */
export const looks = {
  deposit: { name: 'history.type.deposit', icon: ArrowDownLeft, sign: '+' },
  withdraw: { name: 'history.type.withdraw', icon: ArrowUpRight, sign: '-' },
  cancel: { name: 'history.type.cancel', icon: X, sign: '' },
} as const satisfies Record<TransactionType, { name: string; icon: IconNode; sign: string }>

/** The words of each status. */
export const statusNames = {
  pending: 'history.status.pending',
  done: 'history.status.done',
  cancelled: 'history.type.cancel',
} as const

/** The words of each channel, for what came in and for what went out. */
export const channelNames = {
  bank: 'history.channel.bank',
  payment: 'history.channel.payment',
  truewallet: 'history.channel.truewallet',
  usdt: 'history.channel.usdt',
} as const satisfies Record<TransactionChannel, string>
