import type { ControlClient } from '@croupier/mock-server/client'

/** How the mock server answers the next withdraw call, if not with yes. */
export const withdrawRefusals = {
  serverRefuses: (control: ControlClient) => control.arm('withdraw.1009'),
  serverSaysWait: (control: ControlClient) => control.arm('withdraw.1005'),
  answerIsLost: (control: ControlClient) => control.fault('withdraw', 'malformed'),
  answerIsLostAfterAll: (control: ControlClient) =>
    control.fault('withdraw', 'malformed', { applied: true }),
  answerIsUnclear: (control: ControlClient) => control.arm('withdraw.tryAgain'),
  answerIsUnclearAfterAll: (control: ControlClient) =>
    control.fault('withdraw', 'http', { applied: true, status: 409 }),
  answerAndHistoryAreLost: async (control: ControlClient) => {
    await control.fault('withdraw', 'malformed', { applied: true })
    await control.fault('getHistory', 'malformed')
  },
}
