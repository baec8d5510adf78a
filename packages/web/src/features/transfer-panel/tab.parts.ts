import type { TransferTab } from '@croupier/core/transfer-panel'
import type { ScreenName } from '../../app/screen.names.ts'
import type { MessageIdOf } from '../../i18n/message.types.ts'

type Word = MessageIdOf<'shell' | 'member'>

/** What a tab of the money flows consists of. */
export interface TabParts {
  readonly label: Word
  /** Body and dock. */
  readonly screen: ScreenName
  /** The name of its screen until its flow is loaded. */
  readonly firstScreen: string
  /** Screens that hide the other tabs, with the title of their page. */
  readonly alone: Readonly<Record<string, Word>>
}

export const tabParts: Readonly<Record<TransferTab, TabParts>> = {
  'deposit-tab': {
    label: 'menu.deposit',
    screen: 'depositTab',
    firstScreen: 'checking',
    alone: { awaitingPayment: 'menu.deposit', succeeded: 'landmark.transferPanel' },
  },
  'deposit-usdt-tab': {
    label: 'transfer.usdt',
    screen: 'usdtTab',
    firstScreen: 'checking',
    alone: {},
  },
  'withdraw-tab': {
    label: 'menu.withdraw',
    screen: 'withdrawTab',
    firstScreen: 'loading',
    alone: {},
  },
}
