import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../run.mjs'
import { complaintsIn, countRequests } from './prism.log.ts'
import { toolAt } from './tools.ts'

/** A running Prism. */
export interface Prism {
  readonly url: string
  /** The violations of the document so far, in Prism's words. */
  complaints(): readonly string[]
  /** How many requests it has logged. */
  requests(): number
  stop(): Promise<void>
}

const document = 'docs/contract/openapi.json'

/**
 * Starts Prism on a port: as a mock server, or as a proxy in front of an address that validates requests and
 * answers.
 * @param program the program to start
 * @throws Error if it ends before it listens
 */
export async function startPrism(
  port: number,
  before: string | null,
  program = toolAt('prism'),
): Promise<Prism> {
  const args = before === null ? ['mock', document] : ['proxy', document, before]
  const child = spawn(program, [...args, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let written = ''
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text
        if (written.includes('is listening on')) resolve()
      })
    }
    void ended.then(() => reject(new Error(`Prism ended before it listened:\n${written}`)))
  })
  await listening
  return {
    url: `http://127.0.0.1:${port}`,
    complaints: () => complaintsIn(written),
    requests: () => countRequests(written),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
