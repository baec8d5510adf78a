import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere } from '../run-here.ts'

let folder = ''
const file = (name: string) => path.join(folder, name)

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-site-'))
  const services = { api: '/api', auth: '/auth', reward: '/reward', chat: '/chat', content: '/' }
  writeFileSync(file('right.json'), JSON.stringify({ groupId: 'main', services }))
  writeFileSync(file('wrong.json'), JSON.stringify({ services, closed: 'no', tilte: 'Casino' }))
  writeFileSync(file('page.html'), '<!doctype html>')
})
afterAll(() => rmSync(folder, { recursive: true }))

const check = (...args: string[]) => runHere('site-check/main.ts', args)

describe('npm run site:check', () => {
  it('ends with 0 for a correct site', async () => {
    expect(await check(file('right.json'))).toEqual({
      code: 0,
      output: `${file('right.json')} is right.\n`,
    })
  })

  it('ends with 1 and lists all that is wrong', async () => {
    expect(await check(file('wrong.json'))).toEqual({
      code: 1,
      output: [
        `${file('wrong.json')} is not right, served at http://localhost:4173 (\`--origin\` says otherwise):`,
        '  groupId is missing, so the site does not open: give a text of 1 to 64 characters.',
        '  closed cannot be "no", so the site takes its default: give true or false.',
        '  tilte is not a field of a site configuration: correct its name or leave it out.',
        '',
      ].join('\n'),
    })
  })

  it('ends with 1 for a missing file', async () => {
    expect(await check(file('none.json'))).toEqual({
      code: 1,
      output: `There is no file ${file('none.json')}: check its name.\n`,
    })
  })

  it('ends with 1 for what is not JSON', async () => {
    const page = file('page.html')
    const { code, output } = await check(page)
    expect([code, output.replace(/\(.*\)/, '(…)')]).toEqual([
      1,
      `${page} is not JSON: correct it where the reader stopped (…).\n`,
    ])
  })

  it('ends with 1 for an address that does not answer', async () => {
    expect(await check('http://127.0.0.1:1/site.json')).toEqual({
      code: 1,
      output: 'http://127.0.0.1:1/site.json does not answer (bad port): check the address.\n',
    })
  })
})
