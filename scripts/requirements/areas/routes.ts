import { area } from '../requirement.ts'

export const routes = area({
  code: 'ROUTE',
  title: 'Routes, guards, query flags',
  requirements: {
    'ROUTE-01': 'Every page exists in Thai without a prefix and in English under `/en`.',
    'ROUTE-02':
      'A language suffix `my` of a route name is stripped to get the base name; there is no such content (OPEN-29).',
    'ROUTE-03': 'Addresses use the browser’s history, no hash.',
    'ROUTE-04': 'Every navigation scrolls to the top.',
    'ROUTE-05':
      'The document title has the route name, the id of list or search in words or with spaces for hyphens, and the site title (order and separator our choice).',
    'ROUTE-06': '`/` is home (`index`).',
    'ROUTE-07': '`/login` is the sign-in, with optional query `url`.',
    'ROUTE-08': '`/loginLine` is the chat sign-in without the shell.',
    'ROUTE-09':
      '`/loginUrl` is the chat sign-in inside the shell (only loginLine and maintenance have none).',
    'ROUTE-10': '`/register/{id?}` is the registration (`register`, `register-id`).',
    'ROUTE-11': '`/registerAff/{id?}` is the registration from an affiliate.',
    'ROUTE-12': '`/aff/{id?}` is the affiliate invite (`aff`, `aff-id`).',
    'ROUTE-13': '`/forgot` is the password recovery.',
    'ROUTE-14': '`/resetPassword` sets a new password.',
    'ROUTE-15': '`/menu` is the phone’s menu page (on a desktop: OPEN-31).',
    'ROUTE-16': '`/profile` is for phones only.',
    'ROUTE-17':
      '`/list/{id?}` is a game list: a category name with dashes, `freespin`, `favourite` or `recent`; without an id our choice.',
    'ROUTE-18': '`/search/{id?}` shows what a search found; the id is the term.',
    'ROUTE-19': '`/game/{id}` is a game’s page (`game-id`).',
    'ROUTE-20':
      '`/game/{id?}/{name}` is a game’s page with a name (`game-id-name`); `-demo` in the name is a demo game (OPEN-28).',
    'ROUTE-21': '`/demo` lists the demo games.',
    'ROUTE-22': '`/favourite` shows the favourites.',
    'ROUTE-23': '`/bonus` is the bonus page; its content is our choice.',
    'ROUTE-24': '`/event` is the events page; its content is our choice.',
    'ROUTE-25': '`/promotion`, also named `promotions`, shows the promotions (OPEN-27).',
    'ROUTE-26': '`/vip` shows the VIP content.',
    'ROUTE-27': '`/help` shows help and questions.',
    'ROUTE-28': '`/tournament` shows the tournaments.',
    'ROUTE-29': '`/slot-tournament` shows the slot tournaments.',
    'ROUTE-30': '`/history` shows the transactions as a page.',
    'ROUTE-31': '`/deposit` is the deposit as a page (`deposit`).',
    'ROUTE-32': '`/withdraw` is the withdrawal as a page (`withdraw`).',
    'ROUTE-33': '`/affiliate` is the affiliate overview.',
    'ROUTE-34': '`/affiliate/history` is the affiliate history.',
    'ROUTE-35': '`/affiliate/member` lists the affiliate’s members (`affiliate-member`).',
    'ROUTE-36': '`/affiliate/reportDaily` is the daily report.',
    'ROUTE-37': '`/affiliate/reportDetail/{id?}` is the report’s detail.',
    'ROUTE-38': '`/maintenance` is the maintenance page, without the shell.',
    'ROUTE-39': 'An unknown route leads to the root of the language, `/` or `/en` (OPEN-26).',
    'ROUTE-40': 'The error page shows message and status code.',
    'ROUTE-41': 'The error page for 404 says that the page could not be found and links home.',
    'ROUTE-42':
      'When the error page itself fails, another one shows a second message, a detail and a link home.',
    'ROUTE-43': 'Two guards run on a navigation, in order.',
    'ROUTE-44': 'First guard: a visitor on `withdraw` goes to the root of the language.',
    'ROUTE-45': 'First guard: a visitor on `deposit` goes to the root of the language.',
    'ROUTE-46': 'First guard: a visitor on `affiliate` goes to the root of the language.',
    'ROUTE-47': 'First guard: a visitor on `affiliate-member` goes to the root of the language.',
    'ROUTE-48': 'First guard: a visitor on `profile` goes to the root of the language.',
    'ROUTE-49':
      'First guard: a visitor on `resetPassword` goes to the root of the language (recovery: OPEN-02).',
    'ROUTE-50':
      'First guard: a visitor on `game-id-name` without `-demo` in the name goes to the login with `url`, the path and query of the game’s page.',
    'ROUTE-51': 'A visitor on `game-id-name` with `-demo` in the name is let through.',
    'ROUTE-52': 'Second guard: a visitor on any other member page goes to the login (OPEN-01).',
    'ROUTE-53':
      'A visitor who comes with `sideDeposit` goes to the login with `sideDeposit=true` (OPEN-33).',
    'ROUTE-54': 'A member who comes with `sideDeposit` on a phone goes to the deposit page.',
    'ROUTE-55':
      'A member on `login`, `register`, `register-id`, `aff` or `aff-id` goes to `profile` on a phone, else home (OPEN-32).',
    'ROUTE-56':
      '`profile` leads home on anything but a phone: by the first guard always, by the second for members.',
    'ROUTE-57': 'A visitor on `list` with id `favourite` or `recent` goes home.',
    'ROUTE-58': 'The device class is `mobile`, `ipad` or `desktop`, by the user agent (OPEN-37).',
    'ROUTE-59':
      'Desktop: `sideDeposit=true` opens the transfer panel on the right over the page; without the flag it is closed.',
    'ROUTE-60': 'Desktop: `sideHistory` opens the history panel on the right.',
    'ROUTE-61': 'Phone: the same wishes open pages instead: deposit, withdraw, history, menu.',
    'ROUTE-62':
      'The first tab of the transfer panel or page is `tab` (`deposit-tab`, `deposit-usdt-tab`, `withdraw-tab`) or its index `arr` 0, 1, 2 (OPEN-35).',
    'ROUTE-63':
      'Going back on a phone follows a state of `tab`, `arr`, `step` and `back`: steps 0, 1, 2, and Back is one less (OPEN-36).',
    'ROUTE-64':
      'Switching the language adds or removes `/en` and stores cookie `locale` (OPEN-30).',
    'ROUTE-65': 'Open to visitors: home, public game lists, promotions, registration, login.',
    'ROUTE-66':
      'The default delay of a page’s data is 200 ms: so long a page waits for it before it shows a skeleton (OPEN-72).',
  },
})
