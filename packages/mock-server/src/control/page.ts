import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { ProblemError } from '../base/problem.ts'

const folder = new URL('./page/', import.meta.url)

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** A file of the control room's page; the page itself if no file is named. */
export async function servePage(context: Context): Promise<Response> {
  const file = context.req.param('file') ?? 'index.html'
  const type = types[file.slice(file.lastIndexOf('.') + 1)]
  if (!type || !/^[a-z][a-z0-9.-]*$/.test(file)) throw noSuchFile(file)
  try {
    return new Response(await readFile(new URL(file, folder)), {
      headers: { 'Content-Type': type, ...headers },
    })
  } catch {
    throw noSuchFile(file)
  }
}

function noSuchFile(file: string): ProblemError {
  return new ProblemError(404, {
    error: `the control room has no file "${file}"`,
    hint: 'its page is GET /__mock',
  })
}
