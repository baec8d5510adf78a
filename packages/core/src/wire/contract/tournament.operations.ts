import * as z from 'zod/mini'
import { bahtAmount, dispensable, picture, wireId, wireInstant } from './fields.ts'
import { operation } from './graphql.operation.ts'

const place = z.object({
  /** Shortened by the server. */
  username: z.string(),
  points: z.number(),
  prize: dispensable(bahtAmount()),
})

const game = z.object({ _id: wireId(), nameTh: z.string(), nameEn: z.string(), img: picture() })

export const tournament = z.object({
  _id: wireId(),
  /** `slot` for the page of slot tournaments, `game` for the other one. */
  kind: z.enum(['game', 'slot']),
  nameTh: z.string(),
  nameEn: z.string(),
  img: picture(),
  /** The tournament is coming before its start, active until its end, and ended from then on. */
  start: wireInstant(),
  end: wireInstant(),
  prize: bahtAmount(),
  rulesTh: dispensable(z.string()),
  rulesEn: dispensable(z.string()),
  /** Whose points count most, the first one first. */
  board: dispensable(z.array(place)),
  /** The games that count. */
  games: dispensable(z.array(game)),
})

const fields = '_id kind nameTh nameEn img start end prize'

/** The fields that a site asks for by `tournamentDetails` of its configuration. */
const details = `rulesTh rulesEn
    board { username points prize }
    games { _id nameTh nameEn img }`

const tournamentsDocument = (selection: string) => `query getTournaments($groupID: String!) {
  getTournaments(groupID: $groupID) {
    ${selection}
  }
}`

/** Tournaments, sorted by start, the latest first. */
export const getTournamentsEndpoint = operation({
  name: 'getTournaments',
  document: tournamentsDocument(fields),
  wider: tournamentsDocument(`${fields} ${details}`),
  variables: z.object({ groupID: z.string().check(z.minLength(1)) }),
  data: z.object({ getTournaments: z.array(tournament) }),
  context: 'game',
  servesVisitors: true,
  source:
    'API-36, GAME-15: the documents show the states only; query and fields are ours, and rules, board and games only asked for by `tournamentDetails`',
})
