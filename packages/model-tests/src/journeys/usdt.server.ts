import type { ControlClient } from '@croupier/mock-server/client'

const wrongAddress = 'deposit.wrongAddress'

/** What the server does during a USDT deposit. The site learns it at its next call. */
export const usdtEvents = {
  /** So that no picker of channels covers the other tab. */
  memberHasOneChannel: (control: ControlClient) =>
    control.putMember({ username: 'demo', channels: ['pp-1'] }),
  usdtArrives: (control: ControlClient) =>
    control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 100 }),
  addressGoesWrong: (control: ControlClient) => control.arm(wrongAddress, { times: null }),
  addressIsMended: (control: ControlClient) => control.disarm(wrongAddress),
}
