import type { Call } from '../api/call.ts'
import { launchGameEndpoint } from '../contract/game-launch.endpoints.ts'
import { readPath } from '../contract/path.ts'

/** The parameters of the path that a game is launched at, or null for a path that no launch has. */
export function launchParameters(launchPath: string | null): { readonly provider: string } | null {
  const parameters = launchPath === null ? null : readPath(launchGameEndpoint.path, launchPath)
  return parameters?.provider ? { provider: parameters.provider } : null
}

/** Launches a game; its address goes into the vault [GAME-24, GAME-25, API-08]. */
export const launchGameCall: Call<'launchGame'> = {
  name: 'launchGame',
  endpoint: launchGameEndpoint,
  write: ({ client, gameCode, locale, provider }) => ({
    parameters: { provider },
    body: { client, game_code: gameCode, lang: locale },
  }),
  read: ({ result }, _request, { credentials }) => {
    credentials.keepDraft('game.address', result)
    return {}
  },
}
