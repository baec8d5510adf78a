import type { Http } from '../../packages/core/src/base/ports/http.ts'
import type { AskedGames, GamesToAsk } from '../../packages/web/src/rendered.page.ts'
import { loadAskGames } from './renderer.ts'

/** How long a service may take for one answer, in ms. */
const patience = 10_000

const network: Http = (input, init) => {
  const limit = AbortSignal.timeout(patience)
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
  return fetch(input, { ...init, signal })
}

/**
 * Asks a site's services once for the games that its pages show to visitors.
 * @throws Error with one sentence where there is no build
 */
export async function readGames(
  site: Pick<GamesToAsk, 'origin' | 'site'>,
  http = network,
): Promise<AskedGames> {
  const { askGames } = await loadAskGames()
  return askGames({ ...site, http })
}
