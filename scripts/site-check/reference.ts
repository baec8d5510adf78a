import { documentPlaces } from '../../packages/core/src/kernel/site/site.paths.ts'
import { wanted } from './wanted.ts'

/** What each field is for, and what happens without it. */
const purposes: Readonly<Record<string, readonly [use: string, without: string]>> = {
  groupId: [
    'The group of sites that the members belong to, sent with every list.',
    'the site does not open',
  ],
  services: [
    'Where the services of the backend answer. A path is one of the site’s own host.',
    'the site does not open',
  ],
  version: ['Which description of fields the file follows.', 'it is version 1'],
  title: ['The name of the site, in its header and behind the title of every page.', '“Croupier”'],
  logo: ['Stands before the name.', 'a chip with the beginning of the name'],
  theme: [
    'Four choices from which all colours are derived; `site:check` says which could not be read.',
    'the default brand',
  ],
  closed: ['Closes the site for everybody, open pages too.', 'it is open'],
  registrationDisabled: ['Takes no new members.', 'it takes them'],
  affiliateHidden: [
    'Leaves the affiliate programme out of menu and footer; its pages stay.',
    'it is shown',
  ],
  affiliateLink: ['Where “Register” leads.', '`/register`'],
  contactLink: ['Where members are sent who have to ask the admin.', 'nobody is led there'],
  linkHosts: [
    'Hosts besides the site and its services to which banners, notices and articles may lead.',
    'none',
  ],
  tokenRevocation: [
    'Whether the `auth` service ends a session when a member logs out, by `POST /revoketoken`.',
    'logging out is told to nobody',
  ],
  authorizationScheme: ['The word before the token in the `Authorization` header.', '“Bearer”'],
  texts: [
    'What the site says in its own words, each in its own place.',
    'the words of the catalogue',
  ],
  socialLinks: ['Where the operator can be met, in this order in the footer.', 'none'],
  partners: ['Whom the operator works with, under the menu.', 'none'],
  banks: ['How banks are shown that are not shown as everywhere.', 'every bank as everywhere'],
  bankLogos: ['One picture with the square logos of all banks, one under the other.', 'letters'],
  removedNotePhrase: ['What notes of transactions are shown without.', 'the documented phrase'],
  payoutPassword: [
    'Whether a payout asks for the member’s password, which the `auth` service confirms by `POST /confirmPassword`.',
    'one press confirms a payout',
  ],
  promotionClaim: [
    'Whether `POST /register` of the `auth` service takes the timed offer that the visitor took, as `promotion`, and credits it.',
    'nothing is sent, and newcomers are led to the admin for it',
  ],
  liveChat: [
    'The program that joins a live chat to the site, see [Live chat](operating.md#live-chat).',
    'none',
  ],
  analytics: [
    'The program that hears of visits, see [Analytics](operating.md#analytics).',
    'nobody is asked',
  ],
  gameHosts: ['Where games may be opened, see [Games](operating.md#games).', 'no game opens'],
  paymentPictureHosts: [
    'Hosts besides the site and its content service from which pictures of payment codes may come.',
    'a picture from elsewhere is no code',
  ],
  paymentLinks: [
    'Where the link of a payment may lead: hosts, and the schemes of bank apps and wallets.',
    'a link is no code',
  ],
}

/** `docs/site-configuration.md`: every field of `site.json`. */
export function referencePage(): string {
  const places = documentPlaces().map(([place]) => place)
  const fields = places.filter((place) => !/[.*]/.test(place))
  return [
    '# The configuration of a site',
    '',
    '`/site.json` makes a built site one site. `npm run site:check -- site.json --origin https://casino.example` says what is wrong with one. Only `groupId` and `services` are needed; every other field that is missing or cannot be used falls back by itself, an item of a list alone. Nothing in it can be markup, style, script or an address that the policy of the pages does not know. [docs/sites](sites) has three: [lagoon.json](sites/lagoon.json) uses every field but the logos of banks.',
    '',
    '| field | what it has to hold | what it is for | without it |',
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
