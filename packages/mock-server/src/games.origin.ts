const words = 'No game is running here. Games are opened from the site.'

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** The origin of the games: apart from the site's, as a provider's is. */
export function answerGames(request: Request): Response {
  if ((request.headers.get('Accept') ?? '').includes('text/html')) {
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No game</title><h1>No game</h1><p>${words}</p></html>`
    return new Response(page, {
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
    })
  }
  return Response.json(
    { error: 'no game is running here', hint: 'games are opened from the site' },
    { status: 404, headers },
  )
}
