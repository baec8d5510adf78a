import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { visibleSite } from '@croupier/core/site'
import { createVirtualClock } from '@croupier/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createControlClient } from './control/client.ts'
import { type Listening, listen } from './listen.ts'
import { createSite } from './world/site.ts'

const names = [
  'visitor/index',
  'visitor/en',
  'visitor/login',
  'visitor/en/login',
  'visitor/list',
  'visitor/list/slots',
  'visitor/list/other',
  'visitor/maintenance',
  'visitor/resetPassword',
  'visitor/en/game',
  'member/index',
  'member/promotion/other',
  'member/list/other',
  'member/deposit',
  'member/en/maintenance',
]

let directory: string
let server: Listening

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  const write = async (name: string, text: string) => {
    const file = join(directory, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await write('index.html', 'empty')
  for (const name of names) await write(`pages/${name}.html`, name)
  const site = visibleSite(createSite('default', {}).document())
  await write('pages/site.json', JSON.stringify(site))
  const clock = createVirtualClock()
  server = await listen({ port: 0, host: '127.0.0.1', siteDirectory: directory, clock })
})

afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

const open = (address: string, cookie = '') =>
  fetch(server.url + address, { headers: { Cookie: cookie } })

describe('the page that was rendered', () => {
  it.each([
    ['/', '', 'visitor/index'],
    ['/en', '', 'visitor/en'],
    ['/en/', '', 'visitor/en'],
    ['/', 'locale=en', 'visitor/en'],
    ['/login', 'locale=en', 'visitor/login'],
    ['/en/login?url=%2Fdeposit', '', 'visitor/en/login'],
    ['/en/game/sunset', '', 'visitor/en/game'],
    ['/list/slots', '', 'visitor/list/slots'],
    ['/list/', '', 'visitor/list'],
    ['/list/of-yesterday', '', 'visitor/list/other'],
    ['/promotion/of-yesterday', 'username=demo', 'member/promotion/other'],
    ['/list/of-yesterday', 'username=demo', 'member/list/other'],
    ['/', 'username=demo', 'member/index'],
    ['/deposit', 'locale=th; username=demo', 'member/deposit'],
    ['/login', 'maintenance=%2Flogin', 'visitor/maintenance'],
    ['/en/deposit', 'username=demo; maintenance=%2Fen', 'member/en/maintenance'],
    ['/maintenance', '', 'visitor/index'],
    ['/en/resetPassword', '', 'visitor/en'],
    ['/', 'forgot=ticket', 'visitor/resetPassword'],
    ['/login', 'forgot=ticket', 'visitor/login'],
    ['/loginLine?ticket=x', '', 'empty'],
    ['/list/favourite', '', 'empty'],
    ['/en/game/sunset/21', '', 'empty'],
    ['/en/game/sunset/lotus-demo', '', 'visitor/en/game'],
    ['/', 'forgot=; username=', 'visitor/index'],
    ['/deposit', '', 'empty'],
    ['/login', 'username=demo', 'empty'],
    ['/entrance', '', 'empty'],
  ])('for %s and the cookies "%s" is %s', async (address, cookie, page) => {
    expect(await (await open(address, cookie)).text()).toBe(page)
  })

  it('is for one visitor only, and differs by the cookies', async () => {
    const { headers } = await open('/')
    expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ])
  })

  it('is not an address of its own', async () => {
    const statuses = ['/pages/visitor/login.html', '/pages/site.json'].map(
      async (address) => (await open(address)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404])
  })

  it('is not shown for a site that looks different, which gets the empty page', async () => {
    const control = createControlClient({ baseUrl: server.url, world: 'paper' })
    await control.changeSite({ title: 'Paper' })
    expect(await (await open('/', 'mock-world=paper')).text()).toBe('empty')
  })
})
