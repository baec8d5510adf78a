import type { DepositEvent } from '@croupier/core/deposit'
import { channelKey } from '../channel.ids.ts'
import type { Button } from './storm.actions.ts'

/** The events that each button sends to the deposit. An impatient member presses some buttons twice. */
export const buttonEvents = (): Readonly<Record<Button, readonly DepositEvent[]>> => ({
  back: [{ type: 'deposit.back' }],
  showCode: [{ type: 'deposit.showCode' }],
  chooseChannel: [{ type: 'deposit.chooseChannel', key: channelKey('payment', 'pp-1') }],
  chooseOtherChannel: [{ type: 'deposit.chooseChannel', key: channelKey('payment', 'pp-2') }],
  chooseWallet: [{ type: 'deposit.chooseChannel', key: channelKey('truewallet', 'tw-1') }],
  chooseAccount: [{ type: 'deposit.chooseChannel', key: channelKey('bank', 'bank-1') }],
  openReport: [{ type: 'transfer.openReport' }],
  openPicker: [{ type: 'deposit.openPicker' }],
  submit: [{ type: 'deposit.submit' }],
  submitTwice: [{ type: 'deposit.submit' }, { type: 'deposit.submit' }],
  understandReuse: [{ type: 'qr.understandReuse' }],
  cancel: [{ type: 'qr.cancel' }],
  keepWaiting: [{ type: 'qr.keepWaiting' }],
  confirmCancel: [{ type: 'qr.confirmCancel' }],
  confirmCancelTwice: [{ type: 'qr.confirmCancel' }, { type: 'qr.confirmCancel' }],
  acknowledge: [{ type: 'deposit.acknowledge' }],
  acknowledgeTwice: [{ type: 'deposit.acknowledge' }, { type: 'deposit.acknowledge' }],
  checkAgain: [{ type: 'deposit.checkAgain' }],
  again: [{ type: 'deposit.again' }],
})
