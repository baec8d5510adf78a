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
    harm: 'Tabs renew the same tokens one after the other, and a spent one signs the member out.',
  },
  {
    id: 'refresh-token-sent-by-two-tabs',
    area: 'session',
    file: `${folder}/session.refreshing.ts`,
    code: 'if (holder === null || holder === claim.value) break',
    replacement: 'if (holder !== null || claim.value) break',
    harm: 'A server that gets a refresh token twice takes it for stolen and signs the member out.',
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
    harm: 'An answer that comes after signing out signs the member in again on a shared device.',
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
    harm: 'While tokens cannot be renewed, every balance and every question asks for it again.',
  },
  {
    id: 'payment-lost-by-a-forced-end',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: "if (reason === 'signedOut') {",
    replacement: "if (reason !== 'switched') {",
    harm: 'Who is signed out by the server in front of the bank app finds no code when back.',
  },
  {
    id: 'waiting-code-left-for-the-next',
    area: 'session',
    file: 'packages/core/src/kernel/storage/member.facts.ts',
    code: 'if (key.startsWith(prefix)) storage.remove(key)',
    replacement: 'if (key === prefix) storage.remove(key)',
    harm: 'After signing out, the code of the member stays on a shared device.',
  },
  {
    id: 'carried-out-with-another-members-tokens',
    area: 'session',
    file: `${folder}/session.gate.ts`,
    code: `
        if (isOver(sessionVersion)) return 'failed'`,
    replacement: '',
    harm: 'What one member began is carried out in the name of the next one.',
  },
  {
    id: 'sent-until-it-is-accepted',
    area: 'session',
    file: 'packages/core/src/wire/api/client.ts',
    code: `
    if (second.kind !== 'sessionRefused') return second`,
    replacement: `
    if (second.kind !== 'sessionRefused') return second
    if (second.meaning === 'tokenExpired')
      return sendWithSession(call, request, purpose, attempt)`,
    harm: 'A request for a code whose tokens are refused again and again is sent again and again.',
  },
  {
    id: 'money-moves-with-a-strangers-tokens',
    area: 'session',
    file: 'packages/core/src/member/vault/vault.ts',
    code: "isSameName(cookies.read('username') || ownedToken.username, ownedToken.username)",
    replacement: 'isSameName(ownedToken.username, ownedToken.username)',
    harm: 'Where somebody swapped the tokens, a stranger is paid out and a stranger is credited.',
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
    harm: 'Where the server could not say whose tokens were sent, a stranger’s money moves.',
  },
  {
    id: 'owner-taken-for-unknown-after-a-passing-status',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: 'missingCallStatuses.includes(failure.status)',
    replacement: 'failure.status !== 429',
    harm: 'Where a proxy gave up the question whose tokens they are, a stranger’s money moves.',
  },
  {
    id: 'captive-portal-moves-money',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: "failure.kind === 'httpError' && missingCallStatuses",
    replacement: "failure.kind !== 'httpError' || missingCallStatuses",
    harm: 'Behind the page of a hotel’s network, a stranger’s money moves.',
  },
  {
    id: 'payout-of-nobody-in-particular',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: 'if (!hasNoUsername) return null',
    replacement: 'if (sessionVersion !== null) return null',
    harm: 'A payout without an answer is kept under no name, and the member makes a second one.',
  },
  {
    id: 'press-dropped-without-a-word',
    area: 'session',
    file: 'packages/core/src/app/app.ts',
    code: "report.outcome === 'unverified' && !isInMoneyFlow(actor.system, report.endpoint)",
    replacement: "report.outcome === 'expired' && !isInMoneyFlow(actor.system, report.endpoint)",
    harm: 'Somebody asks for a payout, sees an empty form and does not know what became of it.',
  },
  {
    id: 'own-name-told-as-another-member',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: 'credentials.sessionVersion() === firstVersion',
    replacement: 'credentials.sessionVersion() < firstVersion',
    harm: 'A member is told that somebody else signed in, and it was themselves.',
  },
  {
    id: 'payout-sent-by-a-page-that-begins-anew',
    area: 'session',
    file: 'packages/core/src/wire/api/owner.check.ts',
    code: 'return hasNoUsername || !credentials.isOwnerKnown()',
    replacement: 'return !credentials.isOwnerKnown()',
    harm: 'A payout is made without a word, and the form is free for a second one.',
  },
  {
    id: 'new-tokens-held-by-the-refusal-of-the-old',
    area: 'session',
    file: 'packages/core/src/wire/api/transport.ts',
    code: ' && status !== 401',
    replacement: '',
    harm: 'A withdrawal whose token was renewed is told to wait, and nothing was sent.',
  },
  {
    id: 'payout-sent-for-whoever-came-meanwhile',
    area: 'session',
    file: 'packages/core/src/flows/payout/payout.sending.ts',
    code: 'if (!isAwaited()) return isOurs ? facts.forgetAttempt(attempt) : undefined',
    replacement: '',
    harm: 'What one member asked for is paid out of another’s account.',
  },
  {
    id: 'late-refusal-believed-the-second-time',
    area: 'session',
    file: 'packages/core/src/wire/api/client.ts',
    code: 'return isUncertain() ? unreachable : refused',
    replacement: 'return refused',
    harm: 'A payout that was made is told as refused, and asked for again.',
  },
  {
    id: 'signed-out-on-the-device-only',
    area: 'session',
    file: `${folder}/session.actors.ts`,
    code: "reason === 'signedOut' && isOwn && site.revokesTokens",
    replacement: "reason === 'invalid' && isOwn && site.revokesTokens",
    harm: 'After signing out, the tokens go on opening the account.',
  },
  {
    id: 'lost-name-hides-an-unanswered-payout',
    area: 'session',
    file: 'packages/core/src/member/session/session.machine.ts',
    inside: 'sessionMachine',
    code: "hasNoUsername: ({ context }) => context.username === ''",
    replacement: 'hasNoUsername: () => false',
    harm: 'A page that was loaded without the name withdraws a second time while the first is unknown.',
  },
  {
    id: 'lost-name-lets-a-stranger-pay',
    area: 'session',
    file: 'packages/core/src/member/session/session.machine.ts',
    inside: 'sessionMachine',
    code: '!isSameName(username, context.username)',
    replacement: 'false',
    harm: 'A stranger’s tokens without a name move a stranger’s money while the page shows the member.',
  },
  {
    id: 'lost-name-forgets-a-waiting-code',
    area: 'session',
    file: 'packages/core/src/member/session/session.actors.ts',
    inside: 'provideSession',
    code: "if (username === '' || !isHeldBy(credentials, username)) return\n        // What one",
    replacement: 'if (!isHeldBy(credentials, username)) return\n        // What one',
    harm: 'A code that is being paid is gone after a reload, since a cookie was lost.',
  },
  {
    id: 'late-copy-tells-a-payout-as-refused',
    area: 'session',
    file: 'packages/core/src/wire/api/client.ts',
    inside: 'sendWithSession',
    code: 'row.isMoneyWrite && attempt.isOver()',
    replacement: 'row.isMoneyWrite && attempt.signal.aborted',
    harm: 'A withdrawal that was made before a laptop slept is told as not made.',
  },
  {
    id: 'full-storage-loses-the-refresh-token',
    area: 'session',
    file: 'packages/core/src/member/vault/vault.ts',
    inside: 'write',
    code: '(!storeRefreshToken(refreshToken) && isInCookie)',
    replacement: 'void storeRefreshToken(refreshToken)',
    harm: 'A member whose browser is full is signed out when the first token ends.',
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
    harm: 'The money of one member is shown and moved under the name of another, whose tokens came to the same browser without their storage.',
  },
  {
    id: 'cookies-longer-than-a-request-carries',
    area: 'session',
    file: 'packages/core/src/member/vault/token.rules.ts',
    inside: 'isWithinBudget',
    code: '<= cookieBudget',
    replacement: '<= Number.MAX_SAFE_INTEGER',
    harm: 'A server refuses every request of a member whose cookies are too long together.',
  },
]
