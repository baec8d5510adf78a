import { createConnection } from 'node:net'
import type { Plugin } from 'vite'

/** How long a restart may take, in milliseconds. */
const longestRestart = 20_000
const betweenTries = 100

/**
 * Holds calls back while the mock server restarts, as it does whenever one of its files is saved: a page then
 * waits for its answer, and shows no failure that only a developer could have caused.
 * @param backend the server's address
 * @param paths the beginnings of the paths that it answers, those with `^` as patterns
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

/** Waits until somebody listens there; after the longest restart the call is passed on, and fails by itself. */
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
