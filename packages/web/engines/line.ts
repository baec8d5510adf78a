import type { Answering } from '@croupier/mock-server/listen'
import { type CallWatch, createCallWatch } from '../visit/call.watch.ts'
import type { Beginning } from './page/held.time.ts'

/** The requests that may change what a page shows. Pictures and fonts are not awaited. */
const awaited = new Set(['document', 'empty', 'script', 'style'])

const scriptPath = '/held-page.js'

/** The connection between the browser and the server. It counts requests, can hold them, and can be cut. */
export interface Line {
  readonly between: (request: Request, server: Answering) => Promise<Response | null>
  /** The number of open requests that the page waits for. */
  underWay(): number
  /** The number of open requests that it holds. */
  held(): number
  watch(isMeant: (url: URL) => boolean): CallWatch
  /** Sets whether the front tab is the first one. Only calls of the first tab are held. */
  setFirstInFront(isFirst: boolean): void
  cut(isCut: boolean): void
  /** Lets an app of the device open some addresses from now on. A page that navigates to one stays. */
  openInApp(isMeant: (url: URL) => boolean): void
}

interface LineOptions {
  /** The first script of every page of the site. */
  readonly script: string
  /** The time of a page that starts now. */
  readonly beginning: () => Beginning
  /** The headers that are removed from pages. */
  readonly withheld: readonly string[]
}

export function createLine({ beginning, script, withheld }: LineOptions): Line {
  const watches: CallWatch[] = []
  let count = 0
  let isCut = false
  let isFirstInFront = true
  let isForApp = (_: URL) => false

  const pass = async (request: Request, url: URL, server: Answering): Promise<Response | null> => {
    if (isCut) return null
    if (url.pathname === scriptPath) return scriptFor(script, beginning())
    if (isForApp(url)) return new Response(null, { status: 204 })
    for (const watch of watches) {
      if (!watch.isMeant(url)) continue
      const answer = await watch.pass(isFirstInFront, request.signal)
      if (answer) return answer
      if (isCut) return null
    }
    switch (request.headers.get('Sec-Fetch-Dest')) {
      case 'document':
        return changed(await server(asWhole(request)), 'text/html', withScript, withheld)
      case 'script':
        return changed(await server(asWhole(request)), 'text/javascript', withCountedImports)
      default:
        return server(request)
    }
  }

  return {
    between: async (request, server) => {
      const url = new URL(request.url)
      if (url.pathname.startsWith('/__mock')) return server(request)
      const isAwaited = awaited.has(request.headers.get('Sec-Fetch-Dest') ?? 'empty')
      if (isAwaited) count += 1
      try {
        return await pass(request, url, server)
      } finally {
        if (isAwaited) count -= 1
      }
    },
    underWay: () => count,
    held: () => watches.reduce((sum, watch) => sum + watch.held(), 0),
    watch: (isMeant) => {
      const watch = createCallWatch(isMeant)
      watches.push(watch)
      return watch
    },
    setFirstInFront: (isFirst) => {
      isFirstInFront = isFirst
    },
    cut: (isToBeCut) => {
      isCut = isToBeCut
    },
    openInApp: (isMeant) => {
      isForApp = isMeant
    },
  }
}

/** A request whose answer can be read and changed: neither compressed nor "not modified". */
function asWhole({ headers, method, signal, url }: Request): Request {
  const whole = new Headers(headers)
  for (const name of ['Accept-Encoding', 'If-None-Match']) whole.delete(name)
  return new Request(url, { headers: whole, method, signal })
}

async function changed(
  answer: Response,
  type: string,
  change: (text: string) => string,
  withheld: readonly string[] = [],
): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith(type)) return answer
  const headers = new Headers(answer.headers)
  for (const name of ['Content-Length', 'ETag', ...withheld]) headers.delete(name)
  return new Response(change(await answer.text()), { headers, status: answer.status })
}

function withScript(page: string): string {
  return page.replace('<head>', `<head><script src="${scriptPath}"></script>`)
}

/** Counts dynamic imports, because a page cannot see their loading by itself. */
function withCountedImports(script: string): string {
  return script.replaceAll(/\bimport\((["'`][^"'`]+["'`])\)/g, 'window.held.during(import($1))')
}

function scriptFor(script: string, beginning: Beginning): Response {
  return new Response(`window.beginning = ${JSON.stringify(beginning)};\n${script}`, {
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
