import { createConnection } from 'node:net'
import type { Plugin } from 'vite'

/** How long a restart may take, in milliseconds. */
const longestRestart = 20_000
const betweenTries = 100

/**
 * Holds calls back while the mock server restarts after one of its files was saved. The page then waits for its
 * answer instead of showing a failure.
 * @param backend the server's address
 * @param paths the prefixes of the paths that it answers; those that start with `^` are patterns
 */
export function waitForBackend(backend: string, paths: readonly string[]): Plugin {
  const isMeant = (address: string) =>
    paths.some((path) =>
      path.startsWith('^') ? new RegExp(path).test(address) : address.startsWith(path),
    )
  return {
    name: 'croupier:wait-for-backend',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (!isMeant(request.url ?? '')) return next()
        void untilListening(new URL(backend)).then(() => next())
      })
    },
  }
}

/** Waits until the server listens. After the longest restart the call is forwarded anyway, and fails. */
export async function untilListening({ hostname, port }: URL, patience = longestRestart) {
  for (let waited = 0; waited < patience; waited += betweenTries) {
    if (await isListening(hostname, Number(port))) return
    await new Promise((resolve) => setTimeout(resolve, betweenTries))
  }
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port })
    const settle = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}
