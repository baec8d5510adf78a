import type { EndpointName } from '@croupier/core/contract'
import { getCredit } from './credit.ts'
import type { Handler } from './handler.ts'
import { login } from './login.ts'
import { checkMaintenance } from './maintenance.ts'
import { createQr, pollQr } from './payment.ts'
import { getProfile } from './profile.ts'
import { refresh } from './refresh.ts'

/** A handler for every call of the contract. One that is missing does not compile. */
export const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
  login,
  refresh,
  getCredit,
  getProfile,
  createQr,
  pollQr,
  checkMaintenance,
}
