import type { ControlClient } from '@croupier/mock-server/client'

const wrongAddress = 'deposit.wrongAddress'

/** What the server does while a member deposits USDT; the site hears of it when it asks next. */
export const usdtEvents = {
  /** No picker of channels then lies over the other tab. */
  memberHasOneChannel: (control: ControlClient) =>
    control.putMember({ username: 'demo', channels: ['pp-1'] }),
  usdtArrives: (control: ControlClient) =>
    control.depositUsdt({ username: 'demo', network: 'TRC20', amount: 100 }),
  addressGoesWrong: (control: ControlClient) => control.arm(wrongAddress, { times: null }),
  addressIsMended: (control: ControlClient) => control.disarm(wrongAddress),
}
