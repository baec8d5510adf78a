import type { Fault } from './fault.ts'

const folder = 'packages/core/src/member/session'

/** Faults in the chart of the session, its rules, its actors and its gate. */
export const sessionFaults: readonly Fault[] = [
  {
    id: 'renewed-by-every-tab',
    area: 'session',
    file: `${folder}/session.refreshing.ts`,
    code: 'if (renewedMeanwhile) return renewedMeanwhile',
    replacement: "if (renewedMeanwhile?.kind === 'ended') return renewedMeanwhile",
    harm: 'Tabs renew the same tokens one after the other, and a used token signs the member out.',
  },
  {
    id: 'refresh-token-sent-by-two-tabs',
    area: 'session',
    file: `${folder}/session.refreshing.ts`,
    code: 'if (holder === null || holder === claim.value) break',
    replacement: 'if (holder !== null || claim.value) break',
    harm: 'A server that gets a refresh token twice considers it stolen and signs the member out.',
  },
  {
    id: 'signed-in-again-after-signing-out',
    area: 'session',
    file: `${folder}/session.calls.ts`,
    code: `{ credentials, sentToken },
  ): RefreshOutcome | null => {
    if (!access_token || !refresh_token) return 'incomplete'
    const tokens = { accessToken: access_token, refreshToken: refresh_token }
    return credentials.commitRefresh(sentToken ?? '', tokens)`,
    replacement: `{ credentials },
  ): RefreshOutcome | null => {
    if (!access_token || !refresh_token) return 'incomplete'
    const tokens = { accessToken: access_token, refreshToken: refresh_token }
    credentials.storeSession({ ...tokens, rewardToken: null, username: '' })
    return 'stored'`,
    harm: 'An answer that arrives after sign-out signs the member in again on a shared device.',
  },
  {
    id: 'pause-not-kept',
    area: 'session',
    file: `${folder}/session.machine.ts`,
    code: `
                  { type: 'pauseRefresh', params: ({ event }) => event.output },
                  { type: 'emitRefreshFailed',`,
    replacement: `
                  { type: 'emitRefreshFailed',`,
    harm: 'While tokens cannot be renewed, every balance call and every poll tries again.',
  },
  {
    id: 'payment-lost-by-a-forced-end',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: "if (reason === 'signedOut') {",
    replacement: "if (reason !== 'switched') {",
    harm: 'A member whom the server signs out while they are in the bank app finds no code when they return.',
  },
  {
    id: 'waiting-code-left-for-the-next',
    area: 'session',
    file: 'packages/core/src/kernel/storage/member.facts.ts',
    code: 'if (key.startsWith(prefix)) storage.remove(key)',
    replacement: 'if (key === prefix) storage.remove(key)',
    harm: 'After sign-out the member’s code stays on a shared device.',
  },
  {
    id: 'carried-out-with-another-members-tokens',
    area: 'session',
    file: `${folder}/session.gate.ts`,
    code: `
        if (isOver(sessionVersion)) return 'failed'`,
    replacement: '',
    harm: 'The site carries out one member’s request in the name of the next member.',
  },
  {
    id: 'sent-a-third-time',
    area: 'session',
    file: 'packages/core/src/wire/api/client.ts',
    code: `
    if (second.kind !== 'sessionRefused') return second`,
    replacement: `
    if (second.kind !== 'sessionRefused') return second
    const third = await send(call, request, attempt, key, leaveOut)
    if (third.kind !== 'sessionRefused') return third`,
    harm: 'The site sends a request a third time after the server has refused its renewed tokens.',
  },
  {
    id: 'money-moves-with-a-strangers-tokens',
    area: 'session',
    file: 'packages/core/src/member/vault/vault.ts',
    code: "isSameName(cookies.read('username') || ownedToken.username, ownedToken.username)",
    replacement: 'isSameName(ownedToken.username, ownedToken.username)',
    harm: 'If somebody swapped the tokens, payouts and credits go to a stranger.',
  },
  {
    id: 'nobody-asks-whose-money-moves',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: 'credentials.isOwnerKnown() || !credentials.hasSession()) return null',
    replacement: 'credentials.hasSession()) return null',
    harm: 'Tokens that were swapped since the page was loaded move a stranger’s money.',
  },
  {
    id: 'money-moved-although-nobody-looked',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: "if (answer.kind === 'refused') return unverified",
    replacement: "if (answer.kind === 'refused' && answer.refusal.code === 0) return unverified",
    harm: 'If the server cannot say whose tokens they are, a stranger’s money moves.',
  },
  {
    id: 'owner-taken-for-unknown-after-a-passing-status',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: 'missingCallStatuses.includes(failure.status)',
    replacement: 'failure.status !== 429',
    harm: 'If a proxy drops the call that asks whose tokens they are, a stranger’s money moves.',
  },
  {
    id: 'captive-portal-moves-money',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: "failure.kind === 'httpError' && missingCallStatuses",
    replacement: "failure.kind !== 'httpError' || missingCallStatuses",
    harm: 'Behind a hotel network’s login page, a stranger’s money moves.',
  },
  {
    id: 'payout-of-nobody-in-particular',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: 'if (!hasNoUsername) return null',
    replacement: 'if (sessionVersion !== null) return null',
    harm: 'The site stores an unanswered payout under no name, and the member makes a second one.',
  },
  {
    id: 'press-dropped-without-a-word',
    area: 'session',
    file: 'packages/core/src/app/app.ts',
    code: "report.outcome === 'unverified' && !isInMoneyFlow(actor.system, report.endpoint)",
    replacement: "report.outcome === 'expired' && !isInMoneyFlow(actor.system, report.endpoint)",
    harm: 'A member asks for a payout, sees an empty form and does not learn the outcome.',
  },
  {
    id: 'own-name-told-as-another-member',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: 'credentials.sessionVersion() === firstVersion',
    replacement: 'credentials.sessionVersion() < firstVersion',
    harm: 'A member reads that somebody else signed in although it was themselves.',
  },
  {
    id: 'payout-sent-by-a-page-that-begins-anew',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: 'return hasNoUsername || !credentials.isOwnerKnown()',
    replacement: 'return !credentials.isOwnerKnown()',
    harm: 'A payout is made without any message, and the form is free for a second one.',
  },
  {
    id: 'new-tokens-held-by-the-refusal-of-the-old',
    area: 'session',
    file: 'packages/core/src/wire/api/transport.ts',
    code: ' && status !== 401',
    replacement: '',
    harm: 'A withdrawal whose token was renewed shows a wait although nothing was sent.',
  },
  {
    id: 'payout-sent-for-whoever-came-meanwhile',
    area: 'session',
    file: 'packages/core/src/flows/payout/payout.sending.ts',
    code: 'if (!isAwaited()) return isOurs ? facts.forgetAttempt(attempt) : undefined',
    replacement: '',
    harm: 'One member’s withdrawal is paid from another member’s account.',
  },
  {
    id: 'late-refusal-believed-the-second-time',
    area: 'session',
    file: 'packages/core/src/wire/api/client.ts',
    code: 'return isUncertain() ? unreachable : refused',
    replacement: 'return refused',
    harm: 'The site reports a completed payout as refused, and the member asks for it again.',
  },
  {
    id: 'signed-out-on-the-device-only',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: "reason === 'signedOut' && isOwn && site.revokesTokens",
    replacement: "reason === 'invalid' && isOwn && site.revokesTokens",
    harm: 'After sign-out the tokens still open the account.',
  },
  {
    id: 'lost-name-hides-an-unanswered-payout',
    area: 'session',
    file: 'packages/core/src/member/session/session.machine.ts',
    inside: 'sessionMachine',
    code: "hasNoUsername: ({ context }) => context.username === ''",
    replacement: 'hasNoUsername: () => false',
    harm: 'A page that was loaded without the username withdraws again while the first outcome is unknown.',
  },
  {
    id: 'lost-name-lets-a-stranger-pay',
    area: 'session',
    file: 'packages/core/src/member/session/session.machine.ts',
    inside: 'sessionMachine',
    code: '!isSameName(username, context.username)',
    replacement: 'false',
    harm: 'A stranger’s tokens without a username move a stranger’s money while the page shows the member.',
  },
  {
    id: 'lost-name-forgets-a-waiting-code',
    area: 'session',
    file: 'packages/core/src/member/session/session.actors.ts',
    inside: 'provideSession',
    code: "if (username === '' || !isHeldBy(credentials, username)) return\n        // What one",
    replacement: 'if (!isHeldBy(credentials, username)) return\n        // What one',
    harm: 'A reload loses a code that is being paid, because a cookie was lost.',
  },
  {
    id: 'late-copy-tells-a-payout-as-refused',
    area: 'session',
    file: 'packages/core/src/wire/api/client.ts',
    inside: 'sendWithSession',
    code: 'row.isMoneyWrite && attempt.isOver()',
    replacement: 'row.isMoneyWrite && attempt.signal.aborted',
    harm: 'The site reports a withdrawal from before a laptop slept as not made.',
  },
  {
    id: 'full-storage-loses-the-refresh-token',
    area: 'session',
    file: 'packages/core/src/member/vault/vault.ts',
    inside: 'write',
    code: '(!storeRefreshToken(refreshToken) && isInCookie)',
    replacement: 'void storeRefreshToken(refreshToken)',
    harm: 'If storage is full the member is signed out when the first token expires.',
  },
  {
    id: 'refresh-token-of-another-member',
    area: 'session',
    file: 'packages/core/src/member/vault/vault.ts',
    inside: 'storedRefreshToken',
    code: `
    return isSameName(cookies.read('username') || data.username, data.username) ? data.token : null`,
    replacement: `
    return data.token`,
    harm: 'The site shows and moves one member’s money under the name of another, whose tokens reached the same browser without their storage.',
  },
  {
    id: 'cookies-longer-than-a-request-carries',
    area: 'session',
    file: 'packages/core/src/member/vault/token.rules.ts',
    inside: 'isWithinBudget',
    code: '<= cookieBudget',
    replacement: '<= Number.MAX_SAFE_INTEGER',
    harm: 'A server refuses every request of a member whose cookies are too long in total.',
  },
  {
    id: 'sign-out-recorded-too-late',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: `
        if (reason === 'signedOut') credentials.recordSignOut()
        credentials.clearSession()`,
    replacement: `
        credentials.clearSession()
        if (reason === 'signedOut') credentials.recordSignOut()`,
    harm: 'A member who logged out in one tab reads in the other that the log-in is no longer valid.',
  },
  {
    id: 'every-end-is-taken-for-a-sign-out',
    area: 'session',
    file: `${folder}/session.end.ts`,
    inside: 'endWithoutTokens',
    code: "credentials.hasSignedOut() ? 'signedOutElsewhere' : otherwise",
    replacement: "credentials.hasSignedOut() || otherwise ? 'signedOutElsewhere' : otherwise",
    harm: 'A member whose session the server ended reads that they logged out, and is not led back to their page.',
  },
  {
    id: 'found-end-removes-the-tokens-of-a-new-session',
    area: 'session',
    file: `${folder}/session.end.ts`,
    inside: 'isFoundEnd',
    code: "reason === 'signedOutElsewhere' || reason === 'gone'",
    replacement: "reason === 'signedOutElsewhere'",
    harm: 'A member who logs in again is thrown out by another tab that saw the old tokens go late.',
  },
  {
    id: 'blocked-cookies-look-like-an-invalid-login',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: "receive(() => checkSession('notKept'))",
    replacement: 'receive(() => checkSession())',
    harm: 'A new member whose browser blocks cookies reads that the log-in is no longer valid, and logs in in vain.',
  },
]
