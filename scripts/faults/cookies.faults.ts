import type { Fault } from './fault.ts'

/** Faults in cookies. */
export const cookiesFaults: readonly Fault[] = [
  {
    id: 'cookie-without-same-site',
    area: 'session',
    file: 'packages/web/src/platform/cookies.browser.ts',
    inside: 'createBrowserCookies',
    code: '; SameSite=',
    replacement: '; Same-Site=',
    harm: 'Other sites send requests with the cookies of a member.',
  },
  {
    id: 'cookies-in-the-clear',
    area: 'session',
    file: 'packages/web/src/platform/cookies.browser.ts',
    inside: 'createBrowserCookies',
    code: "isSecure ? '; Secure' : ''",
    replacement: "isSecure ? '' : '; Secure'",
    harm: 'The tokens of a member may travel without encryption.',
  },
  {
    id: 'offer-of-another-member-kept',
    area: 'session',
    file: 'packages/core/src/session/session.cookies.ts',
    inside: 'depositPromotion',
    code: 'endsWithAnotherMember: true,',
    replacement: 'endsWithAnotherMember: false,',
    harm: 'A member finds the running offer of whoever used the device before.',
  },
  {
    id: 'tokens-for-a-day',
    area: 'session',
    file: 'packages/core/src/session/session.cookies.ts',
    inside: 'token',
    code: 'lifetime: lasting(7 * day),',
    replacement: 'lifetime: lasting(day),',
    harm: 'A member who comes back after two days has to sign in again.',
  },
  {
    id: 'tokens-kept-after-signing-out',
    area: 'session',
    file: 'packages/core/src/session/session.cookies.ts',
    inside: 'token',
    code: 'endsWithSignOut: true,',
    replacement: 'endsWithSignOut: false,',
    harm: 'After signing out the tokens stay on a shared device.',
  },
  {
    id: 'ticket-for-an-hour',
    area: 'session',
    file: 'packages/core/src/session/session.cookies.ts',
    inside: 'forgot',
    code: 'lasting(15 * minute)',
    replacement: 'lasting(hour)',
    harm: 'A ticket is used that the server no longer takes.',
  },
]
