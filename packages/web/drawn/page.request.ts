import type { Browser } from '@croupier/model-tests/visit'

/** Requests a page as a navigating browser does: with its cookies, without following redirects. */
export function requestPage({ http, ports }: Browser, url: URL): Promise<Response> {
  const request = new Request(url, { redirect: 'manual' })
  // Scripts may not set this header in a browser. The server reads only the language in it.
  request.headers.set('Cookie', `locale=${ports.cookies.read('locale') ?? ''}`)
  return http(request)
}
