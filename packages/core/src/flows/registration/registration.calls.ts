import { satangToBaht } from '../../base/money/satang.ts'
import { callOf } from '../../wire/api/call.ts'
import { registerEndpoint } from '../../wire/contract/registration.endpoints.ts'
import type { RunningOffer } from '../promotion/offer.ts'
import type { RegistrationForm } from './registration.rules.ts'
import { cleanForm } from './registration.rules.ts'

/** Registers with the password and the code that the form put into the vault. */
export const registerCall = callOf(
  'register',
  registerEndpoint,
)({
  write: (
    {
      claim,
      form,
      invite,
    }: { form: RegistrationForm; invite: string | null; claim: RunningOffer | null },
    { credentials },
  ) => {
    const { username, phone, bankId, accountNumber, firstName, lastName, lineId } = cleanForm(form)
    return {
      body: {
        username,
        password: credentials.draft('registration.password'),
        phone,
        otp: credentials.draft('oneTimeCode'),
        bank_id: bankId,
        bank_account: accountNumber,
        firstname: firstName,
        lastname: lastName,
        ...(lineId ? { line_id: lineId } : {}),
        ...(invite ? { ref: invite } : {}),
        ...(claim
          ? {
              promotion: {
                credit: satangToBaht(claim.credit),
                start: new Date(claim.start).toISOString(),
              },
            }
          : {}),
      },
    }
  },
  read: ({ result }, _request, { credentials }): { memberId: string; username: string } | null => {
    const isKept = credentials.storeSession({
      username: result.username,
      accessToken: result.access_token,
      refreshToken: result.refresh_token,
      rewardToken: result.reward_token ?? null,
    })
    return isKept ? { memberId: result._id, username: result.username } : null
  },
})
