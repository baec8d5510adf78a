import type { Locale } from '../../kernel/routing/address.ts'
import { callOf } from '../../wire/api/call.ts'
import { launchGameEndpoint } from '../../wire/contract/game-launch.endpoints.ts'
import { readPath } from '../../wire/contract/path.ts'

/** The parameters of a game's launch path; null where the path is missing or malformed. */
export function launchParameters(launchPath: string | null): { readonly provider: string } | null {
  const parameters = launchPath === null ? null : readPath(launchGameEndpoint.path, launchPath)
  return parameters?.provider ? { provider: parameters.provider } : null
}

/** Launches a game and puts its address into the vault [GAME-24, GAME-25, API-08]. */
export const launchGameCall = callOf(
  'launchGame',
  launchGameEndpoint,
)({
  write: ({
    client,
    gameCode,
    locale,
    provider,
  }: {
    client: 'MB' | 'PC'
    gameCode: string
    locale: Locale
    provider: string
  }) => ({
    parameters: { provider },
    body: { client, game_code: gameCode, lang: locale },
  }),
  read: ({ result }, _request, { credentials }) => {
    credentials.keepDraft('game.address', result)
    return {}
  },
})
