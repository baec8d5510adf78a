import { bankIds } from '../../packages/core/src/kernel/site/bank.ids.ts'
import { socialKinds } from '../../packages/core/src/kernel/site/site.details.fields.ts'

const address = 'an https address, or a path of the site itself, without user, query and fragment'
const colour = 'a colour of six digits, such as "#1a2b3c"'
const flag = 'true or false'
const link = 'a path of the site itself, or an https address'
const picture = 'a path of the site itself, or an https address of its content service'
const host = 'the name of a host, such as "access.line.me"'
const line = (most: number) =>
  `a text of 1 to ${most} characters on one line, without < and >, that runs in its own direction`
const words = 'an object with a line of text for th and for en'

const wordsAt = (place: string) => ({
  [place]: words,
  [`${place}.th`]: line(200),
  [`${place}.en`]: line(200),
})
const adapterAt = (place: string) => ({
  [place]: 'an object with script and host',
  [`${place}.script`]: 'the path of a program of the site itself, such as "/adapters/chat.js"',
  [`${place}.host`]: host,
})

/** What each field of a document must hold, in words for the author of the file. */
export const wanted: Readonly<Record<string, string>> = {
  groupId: 'a text of 1 to 64 characters',
  services: 'an object of addresses: api, auth, reward, chat and content',
  'services.api': address,
  'services.auth': address,
  'services.reward': address,
  'services.chat': address,
  'services.content': address,
  version: 'the number 1',
  title: line(40),
  logo: picture,
  theme: 'an object with mode, surface, brand and accent',
  'theme.mode': '"dark" or "light"',
  'theme.surface': colour,
  'theme.brand': colour,
  'theme.accent': colour,
  closed: flag,
  registrationDisabled: flag,
  affiliateHidden: flag,
  tokenRevocation: flag,
  gameFigures: flag,
  tournamentDetails: flag,
  affiliateLink: 'a path of the site itself, such as "/aff/HOUSE", or an https address',
  contactLink: link,
  linkHosts: 'a list of names of hosts, such as ["access.line.me"]',
  'linkHosts.*': host,
  authorizationScheme: 'one word, such as "Bearer"',
  texts: 'an object of texts, each with a line for th and for en',
  ...wordsAt('texts.withdrawSpeed'),
  ...wordsAt('texts.helpWithdrawSpeed'),
  ...wordsAt('texts.helpDepositLimits'),
  ...wordsAt('texts.helpDepositMinimum'),
  ...wordsAt('texts.advertisedSpeed'),
  socialLinks: 'a list of objects with kind and link',
  'socialLinks.*': 'an object with kind and link',
  'socialLinks.*.kind': `one of ${socialKinds.join(', ')}`,
  'socialLinks.*.link': 'an https address',
  partners: 'a list of objects with name and picture',
  'partners.*': 'an object with name and picture',
  'partners.*.name': line(60),
  'partners.*.picture': picture,
  banks: 'a list of objects with id and what is shown otherwise: name, colour, logoPosition',
  'banks.*': 'an object with id and what is shown otherwise: name, colour, logoPosition',
  'banks.*.id': `one of ${bankIds.join(', ')}`,
  ...wordsAt('banks.*.name'),
  'banks.*.colour': colour,
  'banks.*.logoPosition': `a whole number from 0 to ${bankIds.length - 1}`,
  bankLogos: picture,
  removedNotePhrase: line(60),
  payoutPassword: flag,
  promotionClaim: flag,
  ...adapterAt('liveChat'),
  ...adapterAt('analytics'),
  speedReports: link,
  paymentPictureHosts: 'a list of names of hosts, such as ["qr.example.com"]',
  'paymentPictureHosts.*': host,
  pictureSizes:
    'a query and widths, such as { "query": "w={width}&format=auto", "widths": [150, 300, 600] }',
  'pictureSizes.query':
    'what stands after the question mark, with {width} in it, such as "w={width}&format=auto"',
  'pictureSizes.widths': 'at most eight widths in pixels, such as [150, 300, 600]',
  'pictureSizes.widths.*': 'a width in pixels, from 16 to 4096',
  paymentLinks: 'a list of hosts and schemes, such as ["pay.example.com", "scbeasy:"]',
  'paymentLinks.*':
    'the name of a host, or the scheme of an app with its colon, such as "scbeasy:"',
  bankApps: 'a list of objects with id and link',
  'bankApps.*': 'an object with id and link',
  'bankApps.*.id': `one of ${bankIds.join(', ')}`,
  'bankApps.*.link': 'an address of the app’s own, such as "scbeasy://", or an https address',
  gameHosts: 'a list of names of hosts, such as ["games.example.com"]',
  'gameHosts.*':
    'the name of another host than the site’s own, with its port where that is not 443, such as "games.example.com"',
}
