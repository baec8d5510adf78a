/** Games run on the next port, so that a frame of theirs is a stranger to the site. */
export function gamesOrigin(origin: string): string {
  return withPort(origin, 1)
}

/** The site whose games run at an origin. */
export function siteOrigin(gamesOrigin: string): string {
  return withPort(gamesOrigin, -1)
}

function withPort(origin: string, step: number): string {
  const url = new URL(origin)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  return new URL(`${url.protocol}//${url.hostname}:${port + step}`).origin
}
