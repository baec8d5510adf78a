import { endpoints } from '@croupier/core/contract'
import type { NamedRow, Question } from './question.ts'
import { idAt } from './seen.ts'
import type { HeldTokens } from './tokens.ts'

const refresh: NamedRow = { name: 'refresh', row: endpoints.refresh }
const getCredit: NamedRow = { name: 'getCredit', row: endpoints.getCredit }

/** The questions after the renewal of tokens: a second tab may still send the old ones. */
export function questionsAfterRenewing({
  current,
  former,
}: HeldTokens): readonly (readonly [NamedRow, Question])[] {
  const renewed: Question = {
    title: 'takes the renewed token',
    token: 'held',
    expects: 'taken',
  }
  const before: Question = {
    title: 'takes the token before it until that runs out',
    token: 'former',
    expects: 'taken',
  }
  const again: Question = {
    title: 'answers the same tokens to whoever was a moment slower',
    token: 'former',
    expects: 'taken',
    check: (answer) => {
      const isSame =
        idAt(answer, 'access_token') === current.access &&
        idAt(answer, 'refresh_token') === current.refresh
      return isSame ? [] : ['it answers other tokens than it did a moment before']
    },
  }
  const isRenewed = (name: 'access' | 'refresh') =>
    former[name] !== undefined && former[name] !== current[name]
  return [
    [getCredit, renewed],
    ...(isRenewed('access') ? ([[getCredit, before]] as const) : []),
    ...(isRenewed('refresh') ? ([[refresh, again]] as const) : []),
  ]
}
