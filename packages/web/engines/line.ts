import type { Answering } from '@croupier/mock-server/listen'
import { type CallWatch, createCallWatch } from '../visit/call.watch.ts'
import type { Beginning } from './page/held.time.ts'

/** What a page fetches that may change what it shows. Pictures and fonts come when they come. */
const awaited = new Set(['document', 'empty', 'script', 'style'])

const scriptPath = '/held-page.js'

/** What lies between the browser and the server: counts what is on its way, holds it, and can be cut. */
export interface Line {
  readonly between: (request: Request, server: Answering) => Promise<Response | null>
  /** How many requests are on their way that the page waits for. */
  underWay(): number
  /** How many of them it keeps on their way. */
  held(): number
  watch(isMeant: (url: URL) => boolean): CallWatch
  /** Says whether the tab in front is the first one, whose calls alone are held. */
  setFirstInFront(isFirst: boolean): void
  cut(isCut: boolean): void
  /** From now on an app of the device opens some addresses: a page that is led there stays. */
  openInApp(isMeant: (url: URL) => boolean): void
}

interface LineOptions {
  /** The first script of every page of the site. */
  readonly script: string
  /** The time of a page that begins now. */
  readonly beginning: () => Beginning
  /** The headers that no page gets. */
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

/** A request whose answer can be read and changed: neither compressed nor known already. */
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

/** A page cannot see by itself how long its scripts load others. */
function withCountedImports(script: string): string {
  return script.replaceAll(/\bimport\((["'`][^"'`]+["'`])\)/g, 'window.held.during(import($1))')
}

function scriptFor(script: string, beginning: Beginning): Response {
  return new Response(`window.beginning = ${JSON.stringify(beginning)};\n${script}`, {
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}
