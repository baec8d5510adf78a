import type { Fault } from './fault.ts'

const payout = 'packages/core/src/flows/payout'
const mockServer = 'packages/mock-server/src'

/** Faults in the password before a payout. */
export const payoutPasswordFaults: readonly Fault[] = [
  {
    id: 'password-sent-with-a-strangers-tokens',
    area: 'withdraw',
    file: 'packages/core/src/wire/api/client.ts',
    inside: 'isForOwner',
    code: 'isMoneyWrite || confirmsPayout === true',
    replacement: 'isMoneyWrite',
    harm: 'The site rejects a member’s correct password, and locks a stranger’s account.',
  },
  {
    id: 'payout-before-its-password',
    area: 'withdraw',
    file: `${payout}/payout.reviewing.ts`,
    code: "{ guard: 'isConfirmed', target: '#payout.pending' },",
    replacement: "{ target: '#payout.pending' },",
    harm: 'The site sends a payout that nobody confirmed with the password.',
  },
  {
    id: 'payout-password-not-asked-for',
    area: 'withdraw',
    file: `${payout}/payout.password.actors.ts`,
    code: 'return siteDetails(site, log).asksPayoutPassword',
    replacement: 'return siteDetails(site, log).asksPayoutPassword && false',
    harm: 'A payout that the operator wants confirmed with the password takes one press.',
  },
  {
    id: 'wrong-payout-password-taken',
    area: 'withdraw',
    file: `${payout}/payout.password.ts`,
    code: "isTaken: (_: unknown, { kind }: ConfirmationResult) => kind === 'confirmed',",
    replacement: "isTaken: (_: unknown, { kind }: ConfirmationResult) => kind !== 'failed',",
    harm: 'The site calls a wrong password missing, and keeps it.',
  },
  {
    id: 'payout-password-unanswered-taken',
    area: 'withdraw',
    file: `${payout}/payout.password.actors.ts`,
    code: "return { kind: 'failed', failure: answer.failure.kind }",
    replacement: "return { kind: 'confirmed' }",
    harm: 'The site sends a payout before the server has confirmed the password.',
  },
  {
    id: 'payout-password-kept',
    area: 'withdraw',
    file: `${payout}/payout.password.actors.ts`,
    code: "const dropPassword = () => credentials.dropDraft('payout.password')",
    replacement: 'const dropPassword = () => {}',
    harm: 'A password stays readable for the page after the server answered or the member left.',
  },
  {
    id: 'payout-password-left-in-its-field',
    area: 'withdraw',
    file: 'packages/web/src/shell/payout-password.field.tsx',
    code: 'key={refusedAttempts}',
    replacement: '',
    harm: 'A wrong password stays in the field as if it were still to be sent.',
  },
  {
    id: 'payout-password-told-to-the-chart',
    area: 'withdraw',
    file: `${payout}/payout.password.actors.ts`,
    code: "return { kind: 'refused', refusal: answer.refusal }",
    replacement:
      "return { kind: 'refused', refusal: { ...answer.refusal, message: credentials.draft('payout.password') } }",
    harm: 'Anyone who watches the charts can read the password.',
  },
  {
    id: 'confirmation-outlives-its-look',
    area: 'withdraw',
    file: 'packages/core/src/flows/withdraw/withdraw.setup.ts',
    code: 'dropAttempt: assign({ attempt: null, creditBefore: null }),',
    replacement:
      'dropAttempt: assign({ attempt: null, creditBefore: null, asksForPassword: false }),',
    harm: 'The site asks for the password once, and never again before a payout.',
  },
  {
    id: 'payout-after-the-look-was-left',
    area: 'withdraw',
    file: `${payout}/payout.password.ts`,
    inside: 'passwordGuards',
    code: 'password !== null',
    replacement: 'password === null',
    harm: 'The site sends a payout after the member has left its page.',
  },
  {
    id: 'unconfirmed-payout-taken-by-the-server',
    area: 'withdraw',
    file: `${mockServer}/rest/payout.confirmation.ts`,
    code: "return isAsked && !world.sessions.hasConfirmedPassword(token ?? '')",
    replacement: 'return isAsked && false',
    harm: 'No test of the site notices a payout without its password.',
  },
  {
    id: 'one-confirmation-for-all-payouts',
    area: 'withdraw',
    file: `${mockServer}/rest/payout.confirmation.ts`,
    code: "world.sessions.spendConfirmation(token ?? '')",
    replacement: '',
    harm: 'One password confirms every payout of five minutes.',
  },
]
