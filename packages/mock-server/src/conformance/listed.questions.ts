import { type Endpoint, type EndpointName, endpoints } from '@croupier/core/contract'
import { launchFindings, ownerFindings, sameFindings } from './answer.checks.ts'
import type { Planned, Question } from './question.ts'
import { entriesOf, fieldAt, gameIdIn, idAt } from './seen.ts'

/** An id that does not exist, so that the answer is empty. */
export const nothing = 'conformance-none'

/** The request of the site to GraphQL for one call. */
export function operation(
  operationName: EndpointName,
  variables: Readonly<Record<string, unknown>>,
) {
  const row: Endpoint = endpoints[operationName]
  return { operationName, query: row.operation?.document, variables }
}

/** A question about something that an earlier answer named; none if it named nothing. */
const about = (
  id: string | null,
  question: (id: string) => Omit<Question, 'expects'>,
): readonly Question[] => (id === null ? [] : [{ ...question(id), expects: 'accepted' }])

export const ownerQuestion =
  (username: string): Planned =>
  (seen) => [
    {
      title: 'tells who the member is',
      token: 'held',
      expects: 'accepted',
      check: (answer) => ownerFindings(answer, username, seen),
    },
  ]

/** A question about the newest listed day, or about another day if none is listed. */
export function dayQuestion(otherwise: string): Planned {
  return ({ affiliateReportDaily }) => {
    const newest = entriesOf('affiliateReportDaily', affiliateReportDaily).at(-1)
    const id = idAt(newest, 'id') ?? otherwise
    return [{ title: 'tells one day', token: 'held', body: { id }, expects: 'accepted' }]
  }
}

interface Reader {
  readonly groupId: string
  readonly language: string
}

/** A question about the notices, some of which are only for the member's group of customers. */
export function noticesQuestion({ groupId: groupID, language: lang }: Reader): Planned {
  return ({ getProfile }) => {
    const group = idAt(getProfile, 'result', 'user', 'group_bank')
    const groupCustomer = group === null ? {} : { groupCustomer: group }
    return [
      {
        title: 'lists the notices',
        token: 'held',
        body: operation('getNotifys', { groupID, ...groupCustomer, lang }),
        expects: 'accepted',
      },
    ]
  }
}

export function noticeQuestions({ groupId: groupID, language: lang }: Reader): readonly Planned[] {
  return [
    {
      title: 'knows no notice that there is not',
      token: 'held',
      body: operation('getNotify', { groupID, id: nothing, lang }),
      expects: 'accepted',
    },
    ({ getNotifys }) =>
      about(idAt(entriesOf('getNotifys', getNotifys)[0], 'id'), (id) => ({
        title: 'tells a notice that is listed',
        token: 'held',
        body: operation('getNotify', { groupID, id, lang }),
        check: (answer) => sameFindings('getNotify', 'id', id, answer),
      })),
  ]
}

export function gameQuestions(groupID: string): readonly Planned[] {
  return [
    {
      title: 'knows no game that there is not',
      token: 'held',
      body: operation('getGame', { groupID, gameID: nothing }),
      expects: 'accepted',
    },
    (seen) =>
      about(gameIdIn(seen), (gameID) => ({
        title: 'tells a game that is listed',
        token: 'held',
        body: operation('getGame', { groupID, gameID }),
        check: (answer) => [
          ...sameFindings('getGame', '_id', gameID, answer),
          ...launchFindings([fieldAt(answer, 'data', 'getGame')]),
        ],
      })),
  ]
}

/** Questions about figures that slots have and other games may lack. */
export function aboutGame(
  groupID: string,
  name: 'getGameInfo' | 'getSlotWins',
  titles: { readonly listed: string; readonly unknown: string },
): readonly Planned[] {
  return [
    (seen) =>
      about(gameIdIn(seen), (gameID) => ({
        title: titles.listed,
        token: 'none',
        body: operation(name, { groupID, gameID }),
      })),
    {
      title: titles.unknown,
      token: 'none',
      body: operation(name, { groupID, gameID: nothing }),
      expects: 'accepted',
    },
  ]
}
