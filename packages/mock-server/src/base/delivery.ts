import type { Clock } from '@croupier/core/ports'

/** Ends a call without an answer: in process the fetch rejects, over TCP the socket is destroyed. */
export class ConnectionReset extends TypeError {
  constructor() {
    super('the connection was reset')
    this.name = 'ConnectionReset'
  }
}

/** Waits by the server's clock; rejects with the reason of the signal when the caller aborts. */
export function wait(host: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  if (delayMs <= 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const giveUp = () => {
      host.clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = host.setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, delayMs)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

/** Never resolves; rejects with the reason of the signal when the caller aborts. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
