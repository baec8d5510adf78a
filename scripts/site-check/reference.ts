import { documentPlaces } from '../../packages/core/src/kernel/site/site.paths.ts'
import { wanted } from './wanted.ts'

/** What each field is for, and what happens without it. */
const purposes: Readonly<Record<string, readonly [use: string, without: string]>> = {
  groupId: [
    'The group of sites that the members belong to, sent with every list.',
    'the site does not open',
  ],
  services: [
    'The addresses of the backend’s services. A path is on the site’s own host.',
    'the site does not open',
  ],
  version: ['The version of this description that the file follows.', 'it is version 1'],
  title: ['The name of the site, in its header and after the title of every page.', '“Croupier”'],
  logo: ['The picture before the name.', 'a chip with the beginning of the name'],
  theme: [
    'Four choices from which all colours are derived; `site:check` reports unreadable ones.',
    'the default brand',
  ],
  closed: ['Closes the site for everybody, including open pages.', 'it is open'],
  registrationDisabled: ['Closes the registration.', 'it is open'],
  affiliateHidden: [
    'Removes the affiliate programme from menu and footer; its pages stay.',
    'it is shown',
  ],
  affiliateLink: ['Where “Register” leads.', '`/register`'],
  contactLink: [
    'Where members can contact the admin. `{reference}` in it stands for the reference of the payment that they ask about, or for nothing.',
    'there is no such link',
  ],
  linkHosts: [
    'Hosts besides the site and its services to which banners, notices and articles may lead.',
    'none',
  ],
  tokenRevocation: [
    'Whether the `auth` service ends a session when a member logs out, by `POST /revoketoken`.',
    'the server does not learn of a sign-out',
  ],
  gameFigures: [
    'Whether lists of games come with `rtp` and `volatility`, by which members then filter them.',
    'neither is asked for or shown',
  ],
  tournamentDetails: [
    'Whether tournaments come with `rulesTh`, `rulesEn`, `board` and `games`, which their page then shows.',
    'none of them is asked for or shown',
  ],
  authorizationScheme: ['The word before the token in the `Authorization` header.', '“Bearer”'],
  texts: ['The operator’s own words, each for a certain place.', 'the words of the catalogue'],
  socialLinks: ['The operator’s accounts in social networks, in this order in the footer.', 'none'],
  partners: ['The operator’s partners, under the menu.', 'none'],
  banks: ['Banks with another name, colour or logo than the default.', 'the defaults'],
  bankLogos: ['One picture with the square logos of all banks, one under the other.', 'letters'],
  removedNotePhrase: [
    'A phrase that is removed from the notes of transactions.',
    'the documented phrase',
  ],
  payoutPassword: [
    'Whether a payout asks for the member’s password, which the `auth` service confirms by `POST /confirmPassword`.',
    'one press confirms a payout',
  ],
  promotionClaim: [
    'Whether `POST /register` of the `auth` service takes the timed offer that the visitor took, as `promotion`, and credits it.',
    'nothing is sent, and new members are referred to the admin for it',
  ],
  liveChat: [
    'The program that connects a live chat to the site, see [Live chat](operating.md#live-chat).',
    'none',
  ],
  analytics: [
    'The program that receives the events of visits, see [Analytics](operating.md#analytics).',
    'visits are not counted',
  ],
  speedReports: [
    'Where reports about the speed of pages are sent, see [Speed](operating.md#speed).',
    'the speed is not reported',
  ],
  gameHosts: ['The hosts of games, see [Games](operating.md#games).', 'no game opens'],
  paymentPictureHosts: [
    'Hosts besides the site and its content service from which pictures of payment codes may come.',
    'a picture from elsewhere does not count as a code',
  ],
  pictureSizes: [
    'In which widths the server of games’ pictures has each picture, and the query that asks for one, with `{width}` in it. Phones then load small pictures, and `format=auto` or the like asks for a modern format.',
    'each picture is loaded in its one size',
  ],
  paymentLinks: [
    'Where the link of a payment may lead: hosts, and the schemes of bank apps and wallets.',
    'a link does not count as a code',
  ],
  bankApps: [
    'The apps of banks that a phone may open beside a payment code, in this order.',
    'members open their bank’s app by themselves',
  ],
}

/** `docs/site-configuration.md`: every field of `site.json`. */
export function referencePage(): string {
  const places = documentPlaces().map(([place]) => place)
  const fields = places.filter((place) => !/[.*]/.test(place))
  return [
    '# The configuration of a site',
    '',
    '`/site.json` turns a built site into a particular site. `npm run site:check -- site.json --origin https://casino.example` says what is wrong with it. Only `groupId` and `services` are required; every other field falls back by itself if it is missing or cannot be used, and so does each item of a list. It cannot contain markup, style, script or an address that the policy of the pages does not allow. [docs/sites](sites) has three samples: [lagoon.json](sites/lagoon.json) uses every field except for the logos of banks.',
    '',
    '| field | what it must contain | what it is for | without it |',
    '|---|---|---|---|',
    ...fields.flatMap((field) => {
      const [use, without] = purposes[field] ?? ['', '']
      const parts = places.filter((place) => place.startsWith(`${field}.`) && !place.endsWith('.*'))
      return [
        row(`\`${field}\``, wanted[field], use, without),
        ...parts.map((place) => row(`\`${place}\``, wanted[place], '', '')),
      ]
    }),
    '',
  ].join('\n')
}

function row(...cells: readonly (string | undefined)[]): string {
  return `| ${cells.map((cell) => (cell ?? '').replaceAll('|', '\\|')).join(' | ')} |`
}
