import type { ControlClient } from '@croupier/mock-server/client'

const newestId = async (control: ControlClient) => {
  const [newest] = await control.payments()
  if (!newest) throw new Error('the server has no payment')
  return newest.id
}

/** The mock server's answers to the next request for a code, other than a code. */
export const refusals = {
  serverSaysAskAdmin: (control: ControlClient) => control.arm('deposit-qr.98'),
  serverRefuses: (control: ControlClient) => control.arm('deposit-qr.tryAgain', { code: 4711 }),
  serverAnswersInPart: (control: ControlClient) => control.fault('createQr', 'missingFields'),
  answerIsLost: (control: ControlClient) =>
    control.fault('createQr', 'malformed', { applied: true }),
}

/** The outcomes of the newest payment. */
export const paymentOutcomes = {
  serverIsPaid: async (control: ControlClient) => control.pay(await newestId(control)),
  serverIsPaidInPart: async (control: ControlClient) =>
    control.payPart(await newestId(control), 100),
  serverRejects: async (control: ControlClient) =>
    control.reject(await newestId(control), 'Not your account'),
  serverExpires: async (control: ControlClient) => control.expire(await newestId(control)),
}

/** Pays the newest code after it has expired. */
export async function payLate(control: ControlClient): Promise<void> {
  await control.payLate(await newestId(control), true)
}

/** Makes the server's answers about payments unreadable until `speak`. */
export async function silence(control: ControlClient): Promise<void> {
  await control.fault('pollQr', 'malformed', { times: null })
}

export async function speak(control: ControlClient): Promise<void> {
  await control.disarm('fault.malformed', 'pollQr')
}

/** Makes the server wait for payments beyond their deadlines until `beginAnew`. */
export async function ignoreDeadlines(control: ControlClient, isSilent: boolean): Promise<void> {
  await control.arm('deposit-poll.pending', { times: null })
  // The last armed answer counts.
  if (isSilent) await silence(control)
}

/** Lets the server answer normally about the next code. */
export async function beginAnew(control: ControlClient): Promise<void> {
  await control.disarm(undefined, 'pollQr')
}
