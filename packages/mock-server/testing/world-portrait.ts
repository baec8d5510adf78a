import type { ControlClient } from '../src/control/client.ts'
import { type openTestWorld, operationBody } from './test-world.ts'

/** All that the control room shows of a world. */
export async function portraitOf(control: ControlClient) {
  return {
    clock: await control.clock(),
    payments: await control.payments(),
    members: await control.members(),
    armed: await control.armed(),
    site: await control.site(),
    isUnderMaintenance: await control.isUnderMaintenance(),
    requests: await control.requests(),
  }
}

/**
 * What a member is told of all that calls may have changed, with the tokens that the member was given
 * for it: those are other ones as soon as anybody was given a token or a ticket before.
 */
export async function experienceOf({ call, signIn }: ReturnType<typeof openTestWorld>) {
  const tokens = await signIn()
  const token = tokens.access
  const told = [
    await call('getCredit', { token }),
    await call('getHistory', { token }),
    await call('chatCheck', { token, query: { username: 'demo' } }),
    await call('checkUpgrade', { token }),
    await call('affiliateOverview', { token }),
    await call('affiliateTransactions', { token, body: { page: 1 } }),
    await call('lists', {
      token,
      body: operationBody('lists', { groupID: 'croupier-demo', ...ofDemo, favourite: true }),
    }),
    await call('getFavouriteAndRecent', {
      token,
      body: operationBody('getFavouriteAndRecent', ofDemo),
    }),
  ]
  return { tokens, told: told.map(({ json }) => json()) }
}

const ofDemo = { userID: '665f1c2ab4e8d90012ab0001' }
