import type { ControlClient } from '@croupier/mock-server/client'

const newestId = async (control: ControlClient) => {
  const [newest] = await control.payments()
  if (!newest) throw new Error('the server has no payment')
  return newest.id
}

/** How the mock server answers the next request for a code, if not with one. */
export const refusals = {
  serverSaysAskAdmin: (control: ControlClient) => control.arm('deposit-qr.98'),
  serverRefuses: (control: ControlClient) => control.arm('deposit-qr.tryAgain', { code: 4711 }),
  serverAnswersInPart: (control: ControlClient) => control.fault('createQr', 'missingFields'),
  answerIsLost: (control: ControlClient) =>
    control.fault('createQr', 'malformed', { applied: true }),
}

/** What becomes of the newest payment. */
export const paymentOutcomes = {
  serverIsPaid: async (control: ControlClient) => control.pay(await newestId(control)),
  serverIsPaidInPart: async (control: ControlClient) =>
    control.payPart(await newestId(control), 100),
  serverRejects: async (control: ControlClient) =>
    control.reject(await newestId(control), 'Not your account'),
  serverExpires: async (control: ControlClient) => control.expire(await newestId(control)),
}

/** The newest payment is made when its code is over. */
export async function payLate(control: ControlClient): Promise<void> {
  await control.payLate(await newestId(control), true)
}

/** Of payments the server says nothing that can be read, until it speaks again. */
export async function silence(control: ControlClient): Promise<void> {
  await control.fault('pollQr', 'malformed', { times: null })
}

export async function speak(control: ControlClient): Promise<void> {
  await control.disarm('fault.malformed', 'pollQr')
}

/** The server goes on waiting for payments, whatever the time is, until it begins again. */
export async function ignoreDeadlines(control: ControlClient, isSilent: boolean): Promise<void> {
  await control.arm('deposit-poll.pending', { times: null })
  // What was armed last counts.
  if (isSilent) await silence(control)
}

/** The server says what there is to say of the code that comes next. */
export async function beginAnew(control: ControlClient): Promise<void> {
  await control.disarm(undefined, 'pollQr')
}
