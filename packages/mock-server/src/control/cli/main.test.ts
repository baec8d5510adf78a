import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createVirtualClock } from '@croupier/core/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failed, wrote } from '../../../testing/test-command-line.ts'
import { type Listening, listen } from '../../listen.ts'
import { createControlClient } from '../client.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let server: Listening

beforeEach(async () => {
  server = await listen({ port: 0, host: '127.0.0.1', clock: createVirtualClock() })
})
afterEach(() => server.close())

/** The command line as a process of its own, which finds the server by MOCK_URL. */
const mock = (...args: string[]) => mockWith({ MOCK_URL: server.url }, ...args)

function mockWith(variables: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], out, error]) => ({ code, out, error }),
  )
  return { child, ended }
}

describe('the command line as a process', () => {
  it('ends with 0 when it did what it was asked, with 2 for wrong usage', async () => {
    const [right, wrong] = [mock('clock', '-1h', '--json'), mock('amr')]
    const now = Date.UTC(2026, 10, 20, 6)
    expect(await right.ended).toEqual(
      wrote(
        `{"now":${now},"iso":"2026-11-20T06:00:00.000Z","offsetMs":-3600000,"isFrozen":false,"skew":null}`,
      ),
    )
    expect(await wrong.ended).toEqual(failed(2, 'There is no verb "amr": did you mean arm?'))
  })

  it('finds the server that was started with the same PORT', async () => {
    const { port } = new URL(server.url)
    const asked = mockWith({ MOCK_URL: '', PORT: port }, 'freeze', '--json')
    expect((await asked.ended).code).toBe(0)
    const control = createControlClient({ baseUrl: server.url, world: 'default' })
    expect((await control.clock()).isFrozen).toBe(true)
  })

  it('follows the journal until it is interrupted, or fails when the server goes', async () => {
    const control = createControlClient({ baseUrl: server.url, world: 'default' })
    const [stopped, left] = [mock('journal', '--follow'), mock('journal', '--follow')]
    await Promise.all([stopped, left].map(({ child }) => once(child.stdout, 'data')))
    stopped.child.kill('SIGINT')
    const titles =
      ' call  time in Bangkok          endpoint          answer     took  given up  request                               armed'
    expect(await stopped.ended).toEqual(wrote(titles))
    expect(await control.requests()).toEqual([])
    await server.close()
    expect(await left.ended).toEqual({
      ...failed(
        1,
        `No server answers at ${server.url}: start it with "npm start", or give the address of another one.`,
      ),
      out: `${titles}\n`,
    })
  })
})
