import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVirtualClock } from '@croupier/core/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createControlClient } from './control/client.ts'
import { type Listening, listen } from './listen.ts'

let directory: string
let server: Listening

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Site</title>')
  await writeFile(join(directory, 'assets', 'app-1a2b.js'), 'export const words = 1\n'.repeat(100))
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    siteDirectory: directory,
    clock: createVirtualClock(),
  })
})

afterEach(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

/** Header lines as they travel, which a fetch would fold together. */
function rawHeaders(path: string): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.url}${path}`, (answer) => {
      answer.resume()
      const { rawHeaders: lines } = answer
      resolve(
        lines.flatMap((name, index) => (index % 2 === 0 ? [[name, lines[index + 1] ?? '']] : [])),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

describe('over TCP', () => {
  it('an answer has one Date header, with the time of the world', async () => {
    const control = createControlClient({ baseUrl: server.url, world: 'late' })
    await control.advance(60_000)
    const dates = (await rawHeaders('/_/late/api/')).filter(([name]) => /^date$/i.test(name))
    expect(dates.map(([, value]) => value)).toEqual(['Fri, 20 Nov 2026 07:01:00 GMT'])
  })

  it('a reset destroys the connection and a hang leaves it open until given up', async () => {
    const control = createControlClient({ baseUrl: server.url, world: 'default' })
    const check = (signal?: AbortSignal) =>
      fetch(`${server.url}/_/default/api/`, signal ? { signal } : {})
    await control.fault('checkMaintenance', 'reset')
    await expect(check()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    await control.fault('checkMaintenance', 'hang')
    const abort = new AbortController()
    const hanging = check(abort.signal)
    while ((await control.requests()).length < 2);
    abort.abort()
    await expect(hanging).rejects.toMatchObject({ name: 'AbortError' })
    const givenUp = async () => (await control.requests()).map((one) => one.givenUpAfterMs)
    await expect.poll(givenUp).toEqual([null, 0])
    expect(await (await check()).json()).toEqual({ code: 1 })
  })

  it('events arrive while they happen', async () => {
    const events = await fetch(`${server.url}/__mock/events?world=default`)
    const control = createControlClient({ baseUrl: server.url, world: 'default' })
    await control.maintenance(true)
    const reader = events.body?.getReader()
    const decoder = new TextDecoder()
    let told = ''
    // How many pieces it arrives in is up to the network.
    while (!/event:.*\n\n$/s.test(told)) {
      const piece = await reader?.read()
      if (!piece?.value) throw new Error(`the events ended after ${JSON.stringify(told)}`)
      told += decoder.decode(piece.value, { stream: true })
    }
    await reader?.cancel()
    expect(told).toBe(
      'retry: 1000\n\n: still here\n\nevent: changed\ndata: {"part":"maintenance"}\n\n',
    )
  })
})

describe('the built site', () => {
  const file = async (path: string, headers = {}) => {
    const answer = await fetch(`${server.url}${path}`, { headers })
    const text = await answer.text()
    const header = (name: string) => answer.headers.get(name)
    return { status: answer.status, text, header }
  }

  it.each(['/', '/deposit', '/en/login'])('answers its page at %s', async (path) => {
    const page = await file(path)
    expect([
      page.status,
      page.text,
      page.header('Content-Type'),
      page.header('Cache-Control'),
    ]).toEqual([
      200,
      '<!doctype html><title>Site</title>',
      'text/html; charset=utf-8',
      'private, no-cache',
    ])
    expect(page.header('Content-Security-Policy')).toContain("trusted-types 'none'")
    expect(page.header('X-Frame-Options')).toBe('DENY')
  })

  it('names other hosts of the world in the policy of the page', async () => {
    const control = createControlClient({ baseUrl: server.url, world: 'elsewhere' })
    await control.changeSite({ services: { api: 'https://api.test' } })
    const page = await file('/', { Cookie: 'mock-world=elsewhere' })
    expect(page.header('Content-Security-Policy')).toContain("connect-src 'self' https://api.test;")
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('answers hashed files for good, compressed for %s', async (accepted, encoding) => {
    const script = await file('/assets/app-1a2b.js', { 'Accept-Encoding': accepted })
    expect([
      script.status,
      script.text.length,
      script.header('Content-Type'),
      script.header('Cache-Control'),
      script.header('Content-Encoding'),
    ]).toEqual([
      200,
      2300,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      encoding,
    ])
  })

  it('answers 304 to who has the page already', async () => {
    const { header } = await file('/')
    expect((await file('/', { 'If-None-Match': header('ETag') ?? '' })).status).toBe(304)
  })

  it.each(['/en/aff/john.doe', '/search/v2.0', '/maintenance'])(
    'answers the page of the site at %s',
    async (path) => {
      const { header, status } = await file(path)
      expect([status, header('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    },
  )

  it.each(['/assets/none.js', '/adapters/none.js', '/favicon.ico', '/..%2fpackage.json'])(
    'has no file %s',
    async (path) => {
      expect((await file(path)).status).toBe(404)
    },
  )
})

describe('the games’ origin', () => {
  it('is apart, and says honestly that there is no game', async () => {
    const json = await fetch(server.gamesUrl)
    const html = await fetch(server.gamesUrl, { headers: { Accept: 'text/html' } })
    expect(new URL(server.gamesUrl).origin).not.toBe(new URL(server.url).origin)
    expect([json.status, await json.json()]).toEqual([
      404,
      { error: 'no game is running here', hint: 'games are opened from the site' },
    ])
    expect([html.status, (await html.text()).includes('No game is running here.')]).toEqual([
      404,
      true,
    ])
    expect(html.headers.get('X-Frame-Options')).toBe('DENY')
  })
})

describe('a server that cannot start', () => {
  it('says which port is in use', async () => {
    const port = Number(new URL(server.url).port)
    await expect(listen({ port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} is in use: stop what listens there, or choose another port with PORT=<number>.`,
    )
  })

  it('says that an address is not one of this machine', async () => {
    await expect(listen({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'This machine has no address "192.0.2.1": leave HOST out, or give 0.0.0.0 to be reached from others.',
    )
  })

  it('says that the site is not built', async () => {
    await rm(join(directory, 'index.html'))
    await expect(listen({ port: 0, host: '127.0.0.1', siteDirectory: directory })).rejects.toThrow(
      'holds no index.html: build the site first',
    )
  })
})
