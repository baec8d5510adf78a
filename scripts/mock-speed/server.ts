import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
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
  const port = await freePort()
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

/** A free port whose next port, for the games, is free too. */
async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The system gives no port.')
  return address.port
}
