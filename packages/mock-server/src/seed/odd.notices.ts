import type { WireAnswer } from '@croupier/core/contract'

type WireNotice = WireAnswer<'getNotifys'>['data']['getNotifys'][number]

const plain = {
  type: 'promotion',
  link: null,
  imageUrl: null,
  gameName: null,
  content: 'Words.',
  showOne: false,
  forceUpgate: false,
} as const

/** More notices than are ever shown. */
export const manyNotices: readonly WireNotice[] = [1, 2, 3, 4, 5].map((number) => ({
  ...plain,
  id: `notice-many-${number}`,
  title: `Notice number ${number}`,
  // A picture that no browser can draw.
  imageUrl: 'data:image/png;base64,AAAA',
}))

/** The notices that an attacker with the operator's account would send. */
export const hostileNotices: readonly WireNotice[] = [
  {
    ...plain,
    id: '<img src=x onerror="document.title=\'owned\'">',
    title: '<script>document.title = "owned"</script>',
    content:
      '<img src=x onerror="document.title=\'owned\'">\n\n<a href="https://evil.test">Win</a>',
    link: 'javascript:document.title="owned"',
    imageUrl: 'javascript:document.title="owned"',
    gameName: '<svg onload="document.title=\'owned\'">',
  },
  {
    ...plain,
    id: '__proto__',
    type: 'bank',
    title: 'Send your money here',
    content:
      '{{constructor.constructor("document.title=\'owned\'")()}} <%= document.title %> {title}',
    link: 'https://evil.test/account',
    imageUrl: 'https://evil.test/pixel.png',
  },
  {
    ...plain,
    id: '../../login?url=//evil.test',
    type: 'maintenance',
    title: '\u202Etext backwards\u202C \u0000 and endless '.padEnd(2_000, 'x'),
    content: 'data:text/html,<script>alert(1)</script>',
    link: '//evil.test\\@site.test',
    imageUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/%3E',
  },
]
