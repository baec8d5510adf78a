import type { Credential, EndpointName } from '@croupier/core/contract'
import { idAt } from './seen.ts'

/** The tokens of a sign-in. */
export type Tokens = Partial<Readonly<Record<Exclude<Credential, 'none'>, string>>>

/** The held tokens, and the tokens from which they were renewed. */
export interface HeldTokens {
  readonly current: Tokens
  readonly former: Tokens
}

export const noTokens: HeldTokens = { current: {}, former: {} }

/**
 * The tokens after the answer of a sign-in or a renewal. Each is read by itself: an odd field beside them is
 * reported once, and not by every call that would have carried a token.
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
