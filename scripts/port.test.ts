import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { assertFree, isFree, readPort } from './port.mjs'
import { run } from './run.mjs'
import { runHere } from './run-here.ts'

const open: Server[] = []

afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

/** Listens on a port that the system chooses, and returns it. */
async function takePort(): Promise<number> {
  const server = createServer()
  open.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}

/** A port that is in use, with this many free ports right before it. */
async function takePortAfter(count: number): Promise<number> {
  const port = await takePort()
  const before = Array.from({ length: count }, (_, index) => port - 1 - index)
  const areFree = await Promise.all(before.map((one) => isFree(one, '127.0.0.1')))
  return areFree.every(Boolean) ? port : takePortAfter(count)
}

describe('the PORT variable', () => {
  it('defaults to 4173', () => {
    expect([readPort(undefined, 2), readPort('', 2), readPort('80', 2)]).toEqual([4173, 4173, 80])
  })

  it('leaves room for the next ports', () => {
    expect(readPort('65534', 2)).toBe(65_534)
    expect(() => readPort('65534', 4)).toThrow(
      'PORT must be a number from 1 to 65532, not "65534".',
    )
  })

  it.each(['0', '-1', '4173x', '41.5', '1e3', ' '])('refuses %j in one sentence', (text) => {
    expect(() => readPort(text, 2)).toThrow(`PORT must be a number from 1 to 65534, not "${text}".`)
  })
})

describe('the ports of a command', () => {
  it('are refused with advice if one of them is in use', async () => {
    const port = await takePort()
    await expect(assertFree([0, port], '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use: stop what listens there, or choose another port with PORT=<number>.`,
    )
    expect([await isFree(port, '127.0.0.1'), await isFree(0, '127.0.0.1')]).toEqual([false, true])
  })

  it('are refused on a host that is not this machine', async () => {
    await expect(assertFree([0], '203.0.113.7')).rejects.toThrow(
      'HOST must be an address of this machine, such as 0.0.0.0, not "203.0.113.7".',
    )
  })
})

/** Runs a command with these variables, which it reads before anything else. */
type Begin = (env: { PORT: string; HOST: string }) => Promise<{ code: unknown; output: string }>

const asProcess =
  (script: string): Begin =>
  (env) =>
    run(process.execPath, [script], { env, isQuiet: true })

const mockServer: Begin = ({ HOST, PORT }) => {
  vi.stubEnv('PORT', PORT)
  vi.stubEnv('HOST', HOST)
  return runHere('../packages/mock-server/src/main.ts', [])
}

describe.each([
  ['npm start', asProcess('scripts/start.mjs'), 1],
  ['npm run dev', asProcess('scripts/dev.mjs'), 3],
  ['the mock server', mockServer, 1],
])('%s', (_command, beginWith, games) => {
  const begin = (port: string) => beginWith({ PORT: port, HOST: '127.0.0.1' })
  const inUse = (port: number) => ({
    code: 1,
    output: `Port ${port} is in use: stop what listens there, or choose another port with PORT=<number>.\n`,
  })

  it('prints only that PORT is not a port', async () => {
    expect(await begin('soon')).toEqual({
      code: 1,
      output: expect.stringMatching(/^PORT must be a number from 1 to 6553[24], not "soon"\.\n$/),
    })
  })

  it('says that the port is in use before it builds anything', async () => {
    const port = await takePort()
    expect(await begin(String(port))).toEqual(inUse(port))
  })

  it('says that the port of the games is in use', async () => {
    const port = await takePortAfter(games)
    expect(await begin(String(port - games))).toEqual(inUse(port))
  })
})
