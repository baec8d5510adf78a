import { describe, expect, it } from 'vitest'
import { returnRules } from '../../../testing/routing/return.addresses.ts'
import { ownAddress, safeReturn } from './safe.return.ts'

describe('a return address', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/deposit', '/deposit'],
    ['/en/deposit?tab=deposit-tab&arr=0', '/en/deposit?tab=deposit-tab&arr=0'],
    ['/?sideDeposit=true', '/?sideDeposit=true'],
    ['/deposit#part', '/deposit'],
    ['/search/a%2Fb', '/search/a%2Fb'],
    ['/search/..%2f..%2fevil.test', '/search/..%2f..%2fevil.test'],
    ['/list/%E0%A4%A', '/list/%E0%A4%A'],
    ['/deposit?name=สมชาย', '/deposit?name=%E0%B8%AA%E0%B8%A1%E0%B8%8A%E0%B8%B2%E0%B8%A2'],
    ['/deposit?url=https://evil.test', '/deposit?url=https://evil.test'],
    ['/en/game/7/ไพ่-demo?a=ข', '/en/game/7/%E0%B9%84%E0%B8%9E%E0%B9%88-demo?a=%E0%B8%82'],
    ['/en/../deposit', '/deposit'],
    ['/deposit?x=//evil.test', '/deposit?x=//evil.test'],
  ])('%s is followed as %s [OPEN-34]', (address, followed) => {
    expect(safeReturn(address)).toBe(followed)
  })

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['not a path', 'deposit'],
    ['only a query', '?a=1'],
    ['another site', 'https://evil.test/deposit'],
    ['this site as an absolute address', 'https://site.test/deposit'],
    ['another site without a protocol', '//evil.test/deposit'],
    ['another site behind one slash', '/\\evil.test/deposit'],
    ['another site behind two backslashes', '\\\\evil.test'],
    ['another site behind encoded backslashes', '/%5C%5Cevil.test'],
    ['another site behind an encoded backslash', '/%5Cevil.test'],
    ['another site behind an encoded slash', '/%2Fevil.test'],
    ['another site behind a tab', '/\t/evil.test'],
    ['another site behind a line break', '/\n/evil.test'],
    ['another site behind a carriage return', '/\r\n/evil.test'],
    ['another site behind a null', '/\0/evil.test'],
    ['another site behind a space', ' //evil.test'],
    ['another site behind dots', '/.//evil.test'],
    ['another site behind more dots', '/..//evil.test'],
    ['another site behind a page', '/deposit/..//evil.test'],
    ['another site behind the language', '/en//evil.test'],
    ['another site behind encoded dots', '/%2e%2e//evil.test'],
    ['credentials', '//site.test@evil.test'],
    ['credentials of this site', '//user:secret@site.test/deposit'],
    ['a host that only this rule uses', '//site.invalid/deposit'],
    ['credentials behind a tab', '/\t/user@site.invalid/deposit'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a slash', '/javascript:alert(1)'],
    ['data', 'data:text/html,<script>'],
    ['the login itself', '/login'],
    ['the login in English', '/en/login?url=%2Fdeposit'],
    ['the login with an extra slash', '/en//login/'],
    ['the maintenance page', '/maintenance'],
    ['a sign-in by chat', '/loginLine?ticket=x'],
    ['a sign-in by a link', '/en/loginUrl'],
    ['the registration', '/register'],
    ['an invitation', '/en/aff/friend'],
    ['the registration by an invitation', '/registerAff/friend'],
    ['the recovery of a password', '/forgot'],
    ['a new password', '/resetPassword'],
    ['a page that does not exist', '/nowhere'],
    ['too long', `/deposit?x=${'a'.repeat(2_048)}`],
    ['too long once a browser has encoded it', `/deposit?x=${'ก'.repeat(300)}`],
  ])('is not followed when it is %s [OPEN-34]', (_what, address) => {
    expect(safeReturn(address)).toBeNull()
  })

  it('is followed only if the site has its page [OPEN-34]', () => {
    const address = '/affiliate/reportDetail/a%2Fb'
    expect([safeReturn(address), safeReturn(address, () => false)]).toEqual([address, null])
  })

  it('may be a page for visitors outside of signing in, but never the maintenance page', () => {
    const kept = ['/en/register/friend?a=1', '/login', '/maintenance', '//evil.test', '/nowhere']
    expect(kept.map((address) => ownAddress(address))).toEqual([
      '/en/register/friend?a=1',
      '/login',
      null,
      null,
      null,
    ])
  })

  it('may be 2,048 characters long and no more', () => {
    const longest = `/deposit?x=${'a'.repeat(2_048 - '/deposit?x='.length)}`
    expect([safeReturn(longest), safeReturn(`${longest}a`)]).toEqual([longest, null])
  })
})

describe('any return address', () => {
  it.each(returnRules.map(({ says, run }) => [says, run] as const))(
    '%s, 20,000 times [OPEN-34]',
    (_says, run) => {
      run({ runs: 20_000, seed: 20_261_122 })
    },
  )
})
