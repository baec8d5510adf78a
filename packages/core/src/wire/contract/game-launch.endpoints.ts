import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { dispensable, secret } from './fields.ts'
import { gameLaunchCodes } from './game-launch.codes.ts'

export const launchGameParameters = z.object({
  provider: z.string().check(z.regex(/^[A-Za-z0-9_.~-]+$/)),
})

export const launchGameBody = z.object({
  /** `MB` for a phone, `PC` for anything else [OPEN-37]. */
  client: z.enum(['MB', 'PC']),
  game_code: z.string().check(z.minLength(1)),
  lang: z.enum(['th', 'en']),
})

export const launchGameAnswer = z.object({
  code: z.literal(0),
  message: dispensable(z.string()),
  /** The address of the game; anybody who has it plays as the member. */
  result: secret(z.string().check(z.minLength(1))),
})

/** Opens a game for the member. The path is the `launching` of the game. */
export const launchGameEndpoint = endpoint({
  method: 'POST',
  service: 'api',
  path: '/api/v3/member/game/launch/{provider}',
  parameters: launchGameParameters,
  credential: 'access',
  encoding: 'json',
  body: launchGameBody,
  answer: launchGameAnswer,
  context: 'gameLaunch',
  codes: gameLaunchCodes,
  deadline: 'write',
  isMoneyWrite: false,
  isExempt: false,
  source: 'API-08: the caller has the path from the game; the form that it must have is ours',
})
