import type { Browser } from '@croupier/model-tests/visit'

/** Asks for a page as a browser does that is led there: with its cookies, following nothing by itself. */
export function requestPage({ http, ports }: Browser, url: URL): Promise<Response> {
  const request = new Request(url, { redirect: 'manual' })
  // No page may set it. The language is all that a server reads of it.
  request.headers.set('Cookie', `locale=${ports.cookies.read('locale') ?? ''}`)
  return http(request)
}
