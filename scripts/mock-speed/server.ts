import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isFree } from '../port.mjs'
import { root } from '../run.mjs'

export interface MeasuredServer {
  readonly url: string
  readonly startedAfterMs: number
  stop(): Promise<void>
}

/**
 * Starts the mock server in a separate process and waits for its first answer.
 * @param environment more variables, besides those of this process
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  // The games have the next one.
  const port = await freePorts(2)
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/mock-server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  let isGone = false
  void ended.then(() => {
    isGone = true
  })
  while (!(await answers(`${url}/_/default/api/`))) {
    if (isGone) throw new Error('The mock server ended before it answered.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    url,
    startedAfterMs: performance.now() - startedAt,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok
  } catch {
    return false
  }
}

/**
 * The first of several consecutive free ports. They are below the ports that the system assigns to outgoing connections, and
 * two programs that search at the same time start at different ports.
 */
export async function freePorts(count: number): Promise<number> {
  const first = 12_000 + (process.pid % 800) * 20
  for (let port = first; port < first + 4_000; port += count) {
    const ports = Array.from({ length: count }, (_, index) => port + index)
    const areFree = await Promise.all(ports.map((one) => isFree(one, '127.0.0.1')))
    if (areFree.every(Boolean)) return port
  }
  throw new Error(`No ${count} ports in a row are free from ${first} to ${first + 4_000}.`)
}
