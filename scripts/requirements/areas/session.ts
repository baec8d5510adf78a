import { area } from '../requirement.ts'

export const session = area({
  code: 'SESS',
  title: 'Session, tokens, cookies, profile cache',
  requirements: {
    'SESS-01':
      'Whoever has an access token in the `auth` cookie is a member, everybody else a visitor; there is no third role.',
    'SESS-02':
      'Loading the site as a member writes the `username` cookie anew from the member’s name.',
    'SESS-03':
      'Loading the site as a member gives the GraphQL data client the access token, by its token cookie.',
    'SESS-04':
      'Loading the site as a member fetches the deposit profile only if it is not held yet.',
    'SESS-05':
      'The profile is fetched at most once in 30 s; in between the one that is held is answered.',
    'SESS-06':
      'The session holds access token, refresh token and profile (bank, TrueMoney, payment and USDT lists, `min_withdraw`).',
    'SESS-07':
      'A member has `_id` and `username`, and a profile whose `user.group_bank` is the customer group.',
    'SESS-08':
      'Every call to the API carries `Authorization`: a scheme word, then the access token (OPEN-05).',
    'SESS-09':
      'Answers are read through a `data` wrapper (OPEN-06); the site depends on no undocumented field.',
    'SESS-10':
      'Code 7003 of any call refreshes: `POST /refreshtoken/true`, multipart, with the refresh token as `Authorization`; unless that answers 7003 too, both new tokens are stored (OPEN-04).',
    'SESS-11':
      'Refresh answers 7003: cookies `username`, `auth` and `transferPage` are deleted, state is reset, the member is at the login (Thai `/login`; English OPEN-03).',
    'SESS-12':
      'Code 7002 clears the session in the same way and leads to the login, without a refresh.',
    'SESS-13':
      'Logging out clears token and cookies (OPEN-11), resets all state and leads to the home page of the language.',
    'SESS-14':
      'While cookie `forgot` exists, every page but `resetPassword` leads to `resetPassword` (exceptions: SESS-15, SESS-16; loop: OPEN-02).',
    'SESS-15': 'First guard: opening a login, register or aff page removes cookie `forgot`.',
    'SESS-16': 'Second guard: opening the `forgot` page removes cookie `forgot` too.',
    'SESS-17':
      'Cookie `auth` carries the access token (form and refresh token: OPEN-07) and lives 7 days (OPEN-08).',
    'SESS-18': 'Cookie `username` is removed when the session is cleared; its life is our choice.',
    'SESS-19':
      'Cookie `line` holds the state of the chat account; content and life are our choice.',
    'SESS-20':
      'Cookie `alert` caches notices as base64 JSON of `results`, `user_id` and `expired`; its life is our choice.',
    'SESS-21':
      'Cookie `transferPage` is removed when the session is cleared; content and life are our choice (OPEN-36).',
    'SESS-22': 'Cookie `forgot` marks the password reset; value and life are our choice.',
    'SESS-23':
      'The data client has a token cookie of its own for the GraphQL bearer (name: OPEN-09), 7 days.',
    'SESS-24':
      'Cookie `authReward` holds the reward service’s token, the bearer of the deposit promotion check; its life is our choice.',
    'SESS-25': 'Cookie `regisPromotion` holds `credit` and `time` (OPEN-13).',
    'SESS-26': 'Cookie `depositPromotion` holds `deposit`, `credit` and `time` (OPEN-13).',
    'SESS-27': 'Cookie `closeRegisPromotion` is set with a max-age of 3600 s.',
    'SESS-28': 'Cookie `regisPromotionActive` expires on 2030-12-31 (OPEN-10).',
    'SESS-29':
      'Cookie `app-pwa` exists; as a flag it expires on 2030-12-31, its use is our choice.',
    'SESS-30':
      'Cookie `maintenance` is set and removed by the maintenance check; value and life are our choice.',
    'SESS-31': 'Cookie `locale` keeps the chosen language for 365 days.',
    'SESS-32': 'Flag cookies expire on 2030-12-31 (or 2031: OPEN-10).',
    'SESS-33': 'Local storage `promoBoxCollapsed` remembers that the promotion box is collapsed.',
    'SESS-34':
      'For members only these are checked too: favourite, recent, rating, notices, upgrade, deposit.',
    'SESS-35': 'There is no admin role and no admin screen: members are told to contact support.',
  },
})
