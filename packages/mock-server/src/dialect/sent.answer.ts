import type { Clock } from '@croupier/core/ports'
import { wait } from '../rest/delivery.ts'
import type { WorldDialect } from '../world/world.dialect.ts'

/** An answer on its way over a network: in the odd dialect late, compressed, and in pieces of unknown number. */
export async function sentAnswer(
  host: Clock,
  dialect: WorldDialect,
  request: Request,
  answer: Response,
): Promise<Response> {
  if (dialect.current() === 'plain') return answer
  await wait(host, dialect.delayMs(), request.signal)
  const { body, headers, status } = answer
  const isAsked = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
  if (!isAsked || !body || headers.has('Content-Encoding')) return answer
  const compressed = new Response(body.pipeThrough(new CompressionStream('gzip')), {
    status,
    headers,
  })
  compressed.headers.delete('Content-Length')
  compressed.headers.set('Content-Encoding', 'gzip')
  return compressed
}
