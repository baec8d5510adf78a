import { describe, expect, it } from 'vitest'
import { runHere } from '../run-here.ts'

const headers = (...args: string[]) => runHere('site-headers/main.ts', args)

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://content.paper.example; " +
  "font-src 'self'; connect-src 'self' https://api.paper.example https://auth.paper.example " +
  'https://chat.paper.example https://content.paper.example https://reward.paper.example; ' +
  "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"

describe('npm run site:headers', () => {
  it('prints the headers of a site’s pages', async () => {
    expect(await headers('docs/sites/paper.json')).toEqual({
      code: 0,
      output: [
        `Content-Security-Policy: ${policy}`,
        'Cross-Origin-Opener-Policy: same-origin-allow-popups',
        'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
        'Referrer-Policy: no-referrer',
        'X-Content-Type-Options: nosniff',
        'X-Frame-Options: DENY',
        '',
      ].join('\n'),
    })
  })

  it('prints them for nginx', async () => {
    const { code, output } = await headers('docs/sites/paper.json', '--format', 'nginx')
    expect([code, output.split('\n')[0]]).toEqual([
      0,
      `add_header Content-Security-Policy "${policy}" always;`,
    ])
  })

  it('ends with 1 for an unknown format', async () => {
    expect(await headers('docs/sites/paper.json', '--format', 'apache')).toEqual({
      code: 1,
      output: 'There is no format "apache": give plain or nginx.\n',
    })
  })

  it('ends with 1 for a file that opens no site', async () => {
    expect(await headers('package.json')).toEqual({
      code: 1,
      output:
        'package.json opens no site, as groupId, services.api, services.auth, services.reward, services.chat, ' +
        'services.content cannot be used: `npm run site:check -- package.json` says why.\n',
    })
  })
})
