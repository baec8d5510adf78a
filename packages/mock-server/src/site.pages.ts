import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { noLog } from '@croupier/core/ports'
import {
  isSameVisibleSite,
  isUsable,
  readSiteConfiguration,
  siteHeaders,
} from '@croupier/core/site'
import { ProblemError, problemResponse } from './base/problem.ts'
import { siteDocumentAt } from './world/site.address.ts'
import type { World } from './world/world.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const compressible = /^(text\/|application\/(json|manifest\+json)|image\/svg)/
const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const
type Encoding = keyof typeof encoders

interface SiteFile {
  readonly path: string
  readonly type: string
  readonly tag: string
  readonly content: Uint8Array<ArrayBuffer>
  readonly compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/**
 * Serves the files of a built site. Addresses that are not files are the site's own routes. They answer the page that
 * was rendered for the visitor, where it was rendered for the configuration of the world, or else the empty page.
 * @throws Error when the directory holds no index.html
 */
export async function loadSitePages(
  directory: string,
): Promise<(request: Request, world: World) => Promise<Response>> {
  const files = await readFiles(directory)
  const page = files.get('/index.html')
  if (!page) throw new Error(`${directory} holds no index.html: build the site first`)

  const rendered = files.get('/pages/site.json')
  const renderedSite: unknown = rendered
    ? JSON.parse(new TextDecoder().decode(rendered.content))
    : null

  return async (request, world) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return notFound(405, `the site does not answer to ${request.method}`)
    }
    const { pathname, origin } = new URL(request.url)
    const file = pathname.startsWith('/pages/') ? undefined : files.get(pathname)
    if (!file && isFileName(pathname)) {
      return notFound(404, `the site has no file ${pathname}`)
    }
    if (file && file !== page) return answerFile(request, file, {})
    const isRendered =
      renderedSite !== null && isSameVisibleSite(renderedSite, siteDocumentAt(world, origin))
    const names = isRendered ? renderedPages(pathname, request.headers) : []
    const [shown = page] = names.flatMap((name) => files.get(name) ?? [])
    return answerFile(request, shown, pageHeaders(world, origin))
  }
}

const foldersOfFiles = ['/assets/', '/adapters/', '/pages/']

/** Whether a path names a file: no page has such a path. In a longer path a dot belongs to a name, such as an inviter's. */
function isFileName(pathname: string): boolean {
  return (
    foldersOfFiles.some((folder) => pathname.startsWith(folder)) ||
    /^\/[^/]+\.[a-z0-9]+$/i.test(pathname)
  )
}

/** Pages of which the build knows the first part only: which game, list, article or inviter follows, nobody knows. */
const pagesOfMany = {
  member: [
    [/^\/list\/./, '/list/other'],
    [/^\/promotion\/./, '/promotion/other'],
    [/^\/game\/./, '/game'],
  ],
  visitor: [
    [/^\/list\/(?!(?:favourite|recent)$)./, '/list/other'],
    [/^\/promotion\/./, '/promotion/other'],
    [/^\/game\/[^/]+(?:\/[^/]*-demo[^/]*)?$/, '/game'],
    [/^\/register\/./, '/register'],
    [/^\/registerAff\/./, '/registerAff'],
    [/^\/aff\/./, '/aff'],
  ],
} as const

/** The pages that discard the ticket for a new password. */
const discardsTicket = /^\/(login|register|registerAff|aff|forgot)(\/|$)/

/**
 * The files of the page that somebody sees at an address, best first, as docs/operating.md says: the cookies tell who
 * they are, which language they chose for the bare domain, and what comes before every other page.
 */
function renderedPages(pathname: string, headers: Headers): readonly string[] {
  const cookies = readCookies(headers)
  const audience = cookies.has('username') ? 'member' : 'visitor'
  const [, english = '', rest = ''] = /^(\/en(?=\/|$))?(.*)$/.exec(pathname) ?? []
  const language = pathname === '/' && cookies.get('locale') === 'en' ? '/en' : english
  const asked = rest.replace(/\/+$/, '')
  const isPassing =
    asked === '/maintenance' || (asked === '/resetPassword' && audience === 'visitor')
  const home = language === '' ? '/index' : ''
  const path = isPassing ? home : asked || home
  const file = (name: string) => `/pages/${audience}${language}${name}.html`
  if (cookies.has('maintenance')) return [file('/maintenance')]
  if (cookies.has('forgot') && !discardsTicket.test(asked)) return [file('/resetPassword')]
  const [, ofMany] = pagesOfMany[audience].find(([address]) => address.test(path)) ?? []
  return [file(path), ...(ofMany ? [file(ofMany)] : [])]
}

function readCookies(headers: Headers): ReadonlyMap<string, string> {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.flatMap(([name = '', value = '']) => (value ? [[name, value]] : [])))
}

async function readFiles(directory: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<SiteFile> => {
        const name = join(entry.parentPath, entry.name)
        const content = Uint8Array.from(await readFile(name))
        return {
          path: name.slice(directory.replace(/[/\\]+$/, '').length).replaceAll(sep, '/'),
          type: types[extname(entry.name)] ?? 'application/octet-stream',
          tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
          content,
          compressed: new Map(),
        }
      }),
  )
  return new Map(files.map((file) => [file.path, file]))
}

async function answerFile(
  request: Request,
  file: SiteFile,
  ofPages: Record<string, string>,
): Promise<Response> {
  const isHashed = file.path.startsWith('/assets/')
  const isPage = file.path.endsWith('.html')
  const headers: Record<string, string> = {
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    // Who is here decides which page it is: no other visitor may get it from a cache.
    ...(isPage
      ? { ...ofPages, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' }
      : {}),
  }
  if (request.headers.get('If-None-Match') === file.tag) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = compressible.test(file.type) ? acceptedEncoding(request) : null
  const body = encoding ? await compress(file, encoding) : file.content
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(body.byteLength),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  })
}

function acceptedEncoding(request: Request): Encoding | null {
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

function compress(file: SiteFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = file.compressed.get(encoding)
  if (known) return known
  const made = encoders[encoding](file.content).then((buffer) => Uint8Array.from(buffer))
  file.compressed.set(encoding, made)
  return made
}

function pageHeaders(world: World, origin: string): Record<string, string> {
  const site = readSiteConfiguration(siteDocumentAt(world, origin), origin, noLog)
  if (isUsable(site)) return siteHeaders(site, origin)
  // The page must still load, to say that the site is not available.
  const own = `${origin}/_`
  const services = { api: own, auth: own, reward: own, chat: own, content: own }
  const unusable = readSiteConfiguration({ groupId: 'none', services }, origin, noLog)
  return isUsable(unusable) ? siteHeaders(unusable, origin) : {}
}

function notFound(status: number, error: string): Response {
  return problemResponse(
    new ProblemError(status, { error, hint: 'the pages of the site are at its routes, such as /' }),
  )
}
