import type { ControlClient } from '@croupier/mock-server/client'

/** How many calls there are that the server will never answer. */
export async function hangingCalls(control: ControlClient): Promise<number> {
  const calls = await control.requests()
  return calls.filter((call) => call.armed === 'fault.hang' && call.givenUpAfterMs === null).length
}
