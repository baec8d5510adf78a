import { area, notBuilt } from '../requirement.ts'

/** Our reading of each passage that the documents leave ambiguous. */
export const readings = area({
  code: 'OPEN',
  title: 'How open places are read',
  requirements: {
    'OPEN-01':
      'The second guard covers the member pages that the first does not name (`history`, `favourite`, the other affiliate pages); public pages stay public.',
    'OPEN-02':
      'Cookie `forgot` carries the ticket of the recovery; `resetPassword` is open to members and to a valid ticket, other visitors go to the root. Pages that clear the cookie come before the redirect, so nothing loops.',
    'OPEN-03': 'A session that is cleared in English ends at `/en/login`.',
    'OPEN-04':
      'One refresh at a time, then one replay. An answer without both tokens is not stored; 7002 clears the session; a network failure keeps it.',
    'OPEN-05':
      'The scheme word is `Bearer` unless a site says otherwise; without a token the header is left out; the refresh uses the same word.',
    'OPEN-06':
      'The `data` wrapper is the http client’s own: bodies are `{code, result, …}`, `status` is the HTTP status. A nested `data` is tolerated.',
    'OPEN-07':
      'Cookie `auth` is JSON of both tokens, a bare token is read too, an empty one is no session. What does not fit into 4,096 bytes moves the refresh token to local storage.',
    'OPEN-08': '`auth` and the data client’s token cookie both live 7 days.',
    'OPEN-09': 'The data client’s cookie is `apollo-token`; clearing the session clears it too.',
    'OPEN-10':
      'Flags (`regisPromotionActive`, `app-pwa`) expire at 2030-12-31T23:59:59Z; they are written anew on each visit and mirrored in local storage as `flag.<cookie>`.',
    'OPEN-11':
      'Logging out, also offline, clears `auth`, `username`, `transferPage`, `apollo-token`, `line`, `alert`, `authReward`, `forgot` and `depositPromotion`, whose running offer the server hands over with the next sign-in; `locale`, `app-pwa`, `maintenance` and the other promotion flags stay, and `signedOut` is written for the other tabs. 7003 and 7002 clear the first four and `authReward`. Another username than the last also clears `line`, `alert`, `forgot`, `depositPromotion`.',
    'OPEN-12':
      'The three promotion cookies are `authReward`, `regisPromotion`, `depositPromotion`, for "already registered" too. At zero and after a resume the server is asked once more before the promotion is missed.',
    'OPEN-13':
      '`time` is in minutes, its start stands beside it in the cookie, so a reload goes on counting; a missing or invalid `time` is 10.',
    'OPEN-14':
      'The deposit promotion is checked on start, after each deposit, on resume and every 60 s at most, until it succeeds; "cannot be checked" blocks nothing.',
    'OPEN-15':
      'A countdown begins when the visitor takes the offer or the server hands a running one: `regis` sets `regisPromotion`, `deposit` sets `depositPromotion` after registration. `closeRegisPromotion` (3600 s) and `regisPromotionActive` suppress offers while they live.',
    'OPEN-16':
      '`getPromotion` feeds home and registration, `/api/promotion/list` the promotions page.',
    'OPEN-17':
      'A notice shows if `!showOne || (!alert && expired <= now)`; closing sets `alert` and `expired` 2 h ahead, and the mark lapses then. One that was closed stays hidden in the same page view.',
    'OPEN-18': 'Notices just fetched show on any page but login and register.',
    'OPEN-19': 'The three notices include the forced one, which is first.',
    'OPEN-20': 'The notice of a closed site blocks everybody on every page.',
    'OPEN-21':
      'Check and get of the upgrade are two calls, the second at `/api/v1/member/data/get-is-upgrade-member`; acknowledging calls the update; any failure sets 0.',
    'OPEN-22':
      'Maintenance is asked at a configurable base, the API’s by default; a failed check changes nothing; its end leads back to where the member was, else to the root.',
    'OPEN-23': 'Exempt paths are exempt from failures only: 9998 of any call replaces the page.',
    'OPEN-24':
      'No answer shows the maintenance content, an HTTP error of a call that is not exempt "something went wrong"; business codes show neither, save 9998.',
    'OPEN-25': 'Codes are looked up by context first, then globally.',
    'OPEN-26':
      'An unknown route redirects to the root; 404 is for errors raised by pages or their data.',
    'OPEN-27': '`/promotion` and `/promotions` are one page.',
    'OPEN-28':
      'After `/game/` one segment is the id, two are id and name; only the latter is guarded, and `-demo` counts in the name only.',
    'OPEN-29': 'Suffixes `___th`, `___en`, `___my` are stripped; `/my` is an unknown route.',
    'OPEN-30':
      'Switching the language stays on the page and keeps the query; only `/` asks the cookie which language was chosen.',
    'OPEN-31': '`/menu` on a desktop shows the sidebar’s entries.',
    'OPEN-32':
      '`registerAff` redirects members too; loginLine, loginUrl and forgot stay as they are.',
    'OPEN-33':
      '`sideDeposit` comes before the deposit and withdraw rule and is skipped on login and register; afterwards the panel opens at home or, on a phone, the deposit page. A visitor with `sideHistory` goes to the login. The language stays.',
    'OPEN-34':
      '`url` is followed to this site’s own paths only, those that begin with a single `/`, and goes before the usual landing.',
    'OPEN-35':
      '`tab` goes before `arr`; unknown is 0, and so is a disabled USDT tab; `withdraw` starts at 2.',
    'OPEN-36':
      'Cookie `transferPage` is the tab state (`tab`, `arr`, `step`, `back`): steps are channel, amount, QR; back at 0 leaves the page.',
    'OPEN-37':
      'Guards and launch go by the user agent’s class, layout by width; an ipad is no phone (`client` is `PC`).',
    'OPEN-38':
      'From 768 px on it is no phone; the guide is wide from 769 px on, a swipe is short up to 480 px.',
    'OPEN-39': 'The grid has 2, 4, 5, 6 columns from 0, 768, 1024, 1200 px.',
    'OPEN-40': 'The history panel is 440 px wide, the same constant.',
    'OPEN-41':
      'The search box is hidden on the whole list of pages on phones; login and register have the slim header anyway.',
    'OPEN-42': 'Language selector and partner logos are for everybody.',
    'OPEN-43': 'Hiding affiliate hides links in sidebar and footer; its pages stay reachable.',
    'OPEN-44':
      'Categories are data; `sport` is `sports`, `slot` is `slots`, live casino behaves as casino.',
    'OPEN-45':
      'Other games open embedded on a desktop, other codes show the server’s message or "try again"; the tab opens within the click.',
    'OPEN-46': 'Both ways to game lists are in contract and mock server; pages use GraphQL.',
    'OPEN-47':
      'Everybody sorts, visitors in the browser alone; hits is `hot`, new is `new` or `gameNew`.',
    'OPEN-48':
      'Thai letters are U+0E01–0E3A, U+0E40–0E4E and U+0E50–0E59; 3 code units after trimming; a shorter `/search/` address says that it is too short.',
    'OPEN-49': 'A phone number has 10 digits and begins with 06, 08 or 09.',
    'OPEN-50': 'The old password is asked of members only, not in the recovery.',
    'OPEN-51': 'The channel’s limits decide, the texts are only texts.',
    'OPEN-52':
      'Quick amounts: a = 50, or the minimum if that is more; b = 100 if a is 50, else minimum + 100. Desktop a, b, b+100, b+200, b+1200, b+2200, 5000, maximum; phone a, b, b+400, b+1400, half the maximum rounded down, maximum. What is outside the limits or twice is left out, the rest ascends.',
    'OPEN-53':
      'How long a withdrawal takes is a text of the site’s configuration in each place and language; the advertised claim shows only where a site sets it.',
    'OPEN-54':
      'The least withdrawal is `min` of getMinWithdraw, else of the profile, else 300; `min` of code 1002 changes it too.',
    'OPEN-55': '`balance` of a withdrawal is the amount asked for, as a number.',
    'OPEN-56':
      'The lock follows `result.date` of either code if valid and ahead, else 10 minutes; kept per member across reloads, and the server wins. ISO with offset, epoch seconds or milliseconds; without a zone it is Bangkok time.',
    'OPEN-57':
      '`message` and `messages` are both read; known codes have our words, other codes the server’s as detail.',
    'OPEN-58': 'The balance is fetched again by `POST /api/v1/member/credit`.',
    'OPEN-59':
      'A bonus of either form is read: label `topshow` if it is text, else the message, and only if `is_bonus` holds.',
    'OPEN-60': 'An option is named by `acc_name`, else `provider`, else its channel.',
    'OPEN-61': 'Code 98 on create is a failed request, on poll it is expired.',
    'OPEN-62':
      'A QR answer needs `qrCode`, `payAmount`, `expiredDate`, `id`, `token`, `x_debug_key`, not `merchantRef`. A data or https address (http on this machine) is a picture, else a payload to draw. Without a zone it is Bangkok time.',
    'OPEN-63':
      'Polls never overlap and go on until a documented end; after failures they wait 2, 4, 8, 15 s and the screen says so. Expiry awaits one last answer (10 s), then the amount step keeps channel and amount. Cancel asks first and polls once more (3 s).',
    'OPEN-64':
      'A bank account is shown at once; below it a transfer may be reported (`id`, `amount`), and the balance is fetched every 30 s for 5 minutes.',
    'OPEN-65': 'One channel means one option of bank, payment and TrueMoney together.',
    'OPEN-66': 'A USDT account is one in the profile’s list; USDT has no amount and no polling.',
    'OPEN-67': notBuilt(
      'No script of the content host runs here: the QR encoder is bundled. The host is for pictures only.',
      'docs/decisions/005-no-foreign-script.md#005 No script of another host',
    ),
    'OPEN-68': 'The query names are `dark`, `light` and `overlay`.',
    'OPEN-69':
      'The profile’s keys are `bank`, `payment`, `truewallet`, `usdt`, `user`, `min_withdraw`; a missing list is empty.',
    'OPEN-70': 'The English phrase and a Thai one that can be configured are taken out of notes.',
    'OPEN-71':
      'Months are named in the page’s language, Gregorian, day and month; times are HH:MM with `น.` in Thai; zone Bangkok, and groups know the year.',
    'OPEN-72': 'Nothing is slowed down: after 200 ms without data a page shows its skeleton.',
    'OPEN-73':
      'Guarded are money, account and launch actions, each by itself: from the call until its answer and 2 s are over; a refusal frees at once.',
    'OPEN-74':
      'A site also configures colours, disabled registration, default affiliate link, hidden affiliate and hosts.',
    'OPEN-75': 'OneWallet has the id `onewallet`; banks are found in any case.',
    'OPEN-76':
      'A code without a meaning is "try again" with the code, of a payout only once the history shows nothing.',
    'OPEN-77':
      'Only a call that a screen waits for, the first load of what a page shows, raises the failure page, and never a money write nor one of the four exempt paths, save by code 9998; what runs beside the page, the balance always, says itself what it could not get. A money flow is covered, never unmounted.',
    'OPEN-78':
      'Login and registration answer `_id`, `username`, both tokens and perhaps `reward_token`; `GET /api/v3/member/updateData` says who a reloaded member is. Storage goes by username.',
    'OPEN-79':
      '`payment/truewallet` is in contract and mock server only, because the profile brings the wallets; check-is-upgrade runs on sign-in, get-is-upgrade-member after the update; the REST game lists are in contract and mock server only.',
    'OPEN-80':
      'Too little balance is 1001 and the local check, the daily limit is 1009, the wait is the lock.',
    'OPEN-81': 'A rating is shown on card and game page when the answer has one.',
    'OPEN-82':
      'Deposit checks: empty, leading zero, digits, minimum, maximum. Withdraw checks: lock, empty, characters and one point, leading zero, decimals, minimum, maximum, credit.',
    'OPEN-83':
      'A clock that two answers confirm ends a waiting code; one answer counts for nothing. While clocks disagree the wait goes on for 15 minutes more unless the server says 98; the shown time never jumps.',
  },
})
