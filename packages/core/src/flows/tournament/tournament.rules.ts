import { readBahtAmount, type Satang } from '../../base/money/satang.ts'
import { readPicture } from '../../base/text/picture.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { Locale } from '../../kernel/routing/address.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

export type TournamentKind = 'game' | 'slot'

export interface Tournament {
  readonly id: string
  readonly kind: TournamentKind
  readonly names: Readonly<Record<Locale, string>>
  readonly picture: string | null
  /** Epoch milliseconds. */
  readonly start: number
  readonly end: number
  readonly prize: Satang
  /** The rules in paragraphs; none where the server says none. */
  readonly rules: Readonly<Record<Locale, readonly string[]>>
  /** Whose points count most, the first one first. */
  readonly board: readonly TournamentPlace[]
  /** The games that count. */
  readonly games: readonly TournamentGame[]
}

export interface TournamentPlace {
  /** 1 for the first. */
  readonly place: number
  /** Shortened by the server. */
  readonly player: string
  readonly points: number
  readonly prize: Satang | null
}

export interface TournamentGame {
  readonly id: string
  readonly names: Readonly<Record<Locale, string>>
  readonly picture: string | null
}

/** [GAME-15] */
export type TournamentState = 'active' | 'coming' | 'ended'

/** A tournament is coming before its start, active until its end, and ended from then on. */
export function tournamentState({ end, start }: Tournament, now: number): TournamentState {
  if (now >= end) return 'ended'
  return now >= start ? 'active' : 'coming'
}

/** When a tournament's state changes next; null when it has ended. */
export function nextChange({ end, start }: Tournament, now: number): number | null {
  return [start, end].find((moment) => moment > now) ?? null
}

/** When the state of any of these tournaments changes next, or null. */
export function nextChangeOf(tournaments: readonly Tournament[], now: number): number | null {
  const moments = tournaments.flatMap((tournament) => nextChange(tournament, now) ?? [])
  return moments.length === 0 ? null : Math.min(...moments)
}

const order: readonly TournamentState[] = ['active', 'coming', 'ended']

/** Sorts active tournaments first, by their end, then coming ones, by their start, then ended ones, newest first. */
export function sortTournaments(
  tournaments: readonly Tournament[],
  now: number,
): readonly Tournament[] {
  const rank = (tournament: Tournament) => order.indexOf(tournamentState(tournament, now))
  return [...tournaments].sort((one, other) => {
    const byState = rank(one) - rank(other)
    if (byState !== 0) return byState
    const isEnded = rank(one) === order.indexOf('ended')
    return isEnded
      ? other.end - one.end
      : (nextChange(one, now) ?? 0) - (nextChange(other, now) ?? 0)
  })
}

type WireTournament = WireAnswer<'getTournaments'>['data']['getTournaments'][number]

/** Reads tournaments; one with malformed times or a malformed prize is left out. */
export function readTournaments(list: readonly WireTournament[]): readonly Tournament[] {
  return list.flatMap((wire) => {
    const { _id, end, img, kind, nameEn, nameTh, prize, start } = wire
    const [from, to, amount] = [readInstant(start), readInstant(end), readBahtAmount(prize)]
    if (from === null || to === null || from >= to) return []
    if (amount === null || amount < 0) return []
    return [
      {
        id: _id,
        kind,
        names: { th: nameTh || nameEn, en: nameEn || nameTh },
        picture: readPicture(img),
        start: from,
        end: to,
        prize: amount,
        rules: readRules(wire),
        board: readBoard(wire.board ?? []),
        games: readCountedGames(wire.games ?? []),
      },
    ]
  })
}

/** The rules in paragraphs; those of one language stand for the other where it has none. */
function readRules({ rulesEn, rulesTh }: WireTournament): Tournament['rules'] {
  const paragraphs = (text: string | null | undefined) =>
    (text ?? '').split('\n').flatMap((line) => line.trim() || [])
  const [th, en] = [paragraphs(rulesTh), paragraphs(rulesEn)]
  return { th: th.length > 0 ? th : en, en: en.length > 0 ? en : th }
}

/** The places in their order; one with a malformed prize is shown without it. */
function readBoard(board: NonNullable<WireTournament['board']>): readonly TournamentPlace[] {
  return board.map(({ points, prize, username }, index) => ({
    place: index + 1,
    player: username,
    points,
    prize: readPlacePrize(prize),
  }))
}

function readPlacePrize(prize: string | number | null | undefined): Satang | null {
  const amount = prize == null ? null : readBahtAmount(prize)
  return amount === null || amount < 0 ? null : amount
}

function readCountedGames(games: NonNullable<WireTournament['games']>): readonly TournamentGame[] {
  const byId = new Map(games.map((game) => [game._id, game]))
  return [...byId.values()].map(({ _id, img, nameEn, nameTh }) => ({
    id: _id,
    names: { th: nameTh || nameEn, en: nameEn || nameTh },
    picture: readPicture(img),
  }))
}

/** The kind of tournaments that a page shows, if any. */
export function tournamentKindOf(route: RouteName | null): TournamentKind | undefined {
  if (route === 'tournament') return 'game'
  return route === 'slot-tournament' ? 'slot' : undefined
}
