import type { Clock } from '@croupier/core/ports'
import { wait } from '../base/delivery.ts'
import type { WorldDialect } from './world.dialect.ts'

/** Delays an answer for as long as the dialect says. */
export async function lateAnswer(
  network: Clock,
  dialect: WorldDialect,
  request: Request,
  answer: Response,
): Promise<Response> {
  await wait(network, dialect.delayMs(), request.signal)
  return answer
}

/** Compresses an answer over the network in the odd dialect, if the client accepts that. */
export function compressed(dialect: WorldDialect, request: Request, answer: Response): Response {
  const { body, headers, status } = answer
  const isAsked = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
  if (dialect.current() === 'plain' || !isAsked || !body || headers.has('Content-Encoding')) {
    return answer
  }
  const sent = new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers })
  sent.headers.delete('Content-Length')
  sent.headers.set('Content-Encoding', 'gzip')
  return sent
}

/** Splits an answer in process in the odd dialect into pieces, which may end within a character. */
export async function inPieces(dialect: WorldDialect, answer: Response): Promise<Response> {
  if (dialect.current() === 'plain' || !answer.body) return answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const length = Math.ceil(bytes.length / dialect.pieces())
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (pieces) => {
      if (sent >= bytes.length) return pieces.close()
      pieces.enqueue(bytes.slice(sent, sent + length))
      sent += length
    },
  })
  const { headers, status } = answer
  return new Response(body, { status, headers })
}
