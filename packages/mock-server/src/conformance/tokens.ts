import type { Credential, EndpointName } from '@croupier/core/contract'
import { idAt } from './seen.ts'

/** The tokens that signing in gave. */
export type Tokens = Partial<Readonly<Record<Exclude<Credential, 'none'>, string>>>

/** The tokens that are held, and those that they were renewed from. */
export interface HeldTokens {
  readonly current: Tokens
  readonly former: Tokens
}

export const noTokens: HeldTokens = { current: {}, former: {} }

/**
 * The tokens after an answer of sign-in or of renewing. Each is read by itself: an odd field beside them is
 * told where it stands, and not by every call that would have carried a token.
 */
export function tokensAfter(held: HeldTokens, name: EndpointName, answer: unknown): HeldTokens {
  const current = { ...held.current, ...tokensIn(name, answer) }
  return { current, former: name === 'refresh' ? held.current : held.former }
}

function tokensIn(name: EndpointName, answer: unknown): Tokens {
  if (name !== 'login' && name !== 'refresh') return {}
  const path = name === 'login' ? ['result'] : []
  const access = idAt(answer, ...path, 'access_token')
  const refresh = idAt(answer, ...path, 'refresh_token')
  const reward = idAt(answer, ...path, 'reward_token')
  return {
    ...(access !== null && { access, dataClient: access }),
    ...(refresh !== null && { refresh }),
    ...(reward !== null && { reward }),
  }
}
