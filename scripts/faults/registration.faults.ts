import type { Fault } from './fault.ts'

/** Faults in the registration. */
export const registrationFaults: readonly Fault[] = [
  {
    id: 'invitation-lost-by-a-reload',
    area: 'registration',
    file: 'packages/core/src/flows/registration/registration.setup.ts',
    inside: 'startRegistration',
    code: 'invite: invite ?? draft?.invite ?? null,',
    replacement: 'invite,',
    harm: 'A visitor who goes back from the code step loses their invitation.',
  },
  {
    id: 'code-for-another-phone',
    area: 'registration',
    file: 'packages/core/src/flows/account/one-time-code.rules.ts',
    inside: 'isSentTo',
    code: 'sent?.phone === normalisePhone(phone)',
    replacement: 'sent !== null',
    harm: 'The site asks for a code that went to another phone.',
  },
  {
    id: 'registered-or-not-untold',
    area: 'registration',
    file: 'packages/core/src/flows/registration/registration.rules.ts',
    inside: 'notRegisteredMessage',
    code: "isUnanswered(result) ? 'register.error.unknown' : 'register.error.broken'",
    replacement: "'register.error.broken'",
    harm: 'A visitor who may have an account reads that there is none.',
  },
  {
    id: 'account-number-with-dashes',
    area: 'registration',
    file: 'packages/core/src/flows/registration/registration.rules.ts',
    inside: 'normaliseAccountNumber',
    code: "replace(/[\\s-]/g, '')",
    replacement: "replace(/\\s/g, '')",
    harm: 'The site refuses an account number that is typed as on the card.',
  },
  {
    id: 'broken-registration-called-none',
    area: 'registration',
    file: 'packages/core/src/flows/registration/registration.machine.ts',
    inside: 'submitting',
    code: "['setUnknownProblem', 'emitUnanswered']",
    replacement: "['setBrokenProblem', 'emitUnanswered']",
    harm: 'A visitor whose account was made reads that nothing was registered.',
  },
]
