import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireExamples } from '../../packages/core/src/wire/contract/examples/wire.examples.ts'
import { askGames } from '../../packages/web/src/asked.games.ts'
import { runHere } from '../run-here.ts'
import type { SiteToRender } from './page.files.ts'

const written = vi.hoisted(() => vi.fn<(wanted: SiteToRender) => Promise<number>>(async () => 2))

// Neither needs a build here: what asks is taken from its source, and no page is written.
vi.mock('./renderer.ts', () => ({ loadAskGames: async () => ({ askGames }) }))
vi.mock('./page.files.ts', () => ({ writeSite: written }))

const services = { api: '/api', auth: '/auth', reward: '/reward', chat: '/chat', content: '/' }
const away = 'http://127.0.0.1:1'

let folder: string
let service: Server
let origin: string
let asked = 0
let status = 200

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-page-'))
  const document = { groupId: 'main', title: 'Paper', services }
  writeFileSync(path.join(folder, 'open.json'), JSON.stringify(document))
  writeFileSync(path.join(folder, 'closed.json'), JSON.stringify({ ...document, closed: true }))
  service = createServer((_, response) => {
    asked += 1
    response.statusCode = status
    response.end(JSON.stringify(wireExamples.lists.answer))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  if (address === null || typeof address === 'string') throw new Error('the service has no port')
  origin = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  await new Promise((resolve) => service.close(resolve))
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  asked = 0
  status = 200
  written.mockClear()
})

async function render(at: string, options: readonly string[] = [], name = 'open.json') {
  const file = path.join(folder, name)
  const { code, output } = await runHere('site-page/main.ts', [file, '--origin', at, ...options])
  const [first = '', ...sentences] = output.trimEnd().split('\n')
  expect([code, first]).toEqual([
    0,
    expect.stringMatching(/^2 pages of Paper are rendered in .+\.$/),
  ])
  return { sentences, games: written.mock.lastCall?.[0].answers.length }
}

describe('npm run site:page', () => {
  it('renders the games that the services list', async () => {
    expect(await render(origin)).toEqual({ sentences: [], games: 3 })
    expect(asked).toBe(3)
  })

  it('asks nobody with --without-games', async () => {
    expect(await render(origin, ['--without-games'])).toEqual({ sentences: [], games: 0 })
    expect(asked).toBe(0)
  })

  it('asks nobody for the games of a closed site', async () => {
    expect(await render(origin, [], 'closed.json')).toEqual({ sentences: [], games: 0 })
    expect(asked).toBe(0)
  })

  it('renders without games where a service refuses, says so and ends with 0', async () => {
    status = 503
    const because = `They have no games, because ${origin}/auth answers 503.`
    expect(await render(origin)).toEqual({ sentences: [because], games: 0 })
  })

  it('renders without games where a service is away, says so and ends with 0', async () => {
    const { games, sentences } = await render(away)
    expect([games, sentences.length]).toEqual([0, 1])
    expect(sentences[0]).toMatch(
      /^They have no games, because http:\/\/127\.0\.0\.1:1\/auth does not answer \(.+\)\.$/,
    )
  })
})
