/** The origin of the games: the next port, so that their frames are cross-origin to the site. */
export function gamesOrigin(origin: string): string {
  return withPort(origin, 1)
}

/** The origin of the site whose games run at an origin. */
export function siteOrigin(gamesOrigin: string): string {
  return withPort(gamesOrigin, -1)
}

function withPort(origin: string, step: number): string {
  const url = new URL(origin)
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  return new URL(`${url.protocol}//${url.hostname}:${port + step}`).origin
}
