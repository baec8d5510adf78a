import { readBahtAmount, type Satang } from '../../base/money/satang.ts'
import { readInstant } from '../../base/time/instant.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'

/** What a slot game paid back in a period, in percent, and its trend. */
export interface RtpPeriod {
  readonly trend: 'up' | 'down' | 'flat'
  readonly rtp: number
}

/** The details of a game [GAME-07]. Shares are in percent. */
export interface GameInfo {
  readonly rtp: number
  readonly minBet: Satang | null
  readonly maxBet: Satang | null
  readonly volatility: 'low' | 'medium' | 'high'
  readonly paylines: number
  readonly hitRatio: number
  readonly periods: Readonly<Record<'day' | 'week' | 'month', RtpPeriod>>
}

/** A recent win in a game [GAME-06]. */
export interface SlotWin {
  /** Masked, so that it identifies nobody. */
  readonly player: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly bet: Satang
  readonly win: Satang
  readonly multiplier: number
}

type WireInfo = NonNullable<WireAnswer<'getGameInfo'>['data']['getGameInfo']>
type WireWin = WireAnswer<'getSlotWins'>['data']['getSlotWins'][number]

export function readGameInfo(wire: WireInfo): GameInfo {
  const { day, hit_ratio, max_bet, min_bet, month, paylines, rtp, volatility, week } = wire
  return {
    rtp,
    minBet: readStake(min_bet),
    maxBet: readStake(max_bet),
    volatility,
    paylines,
    hitRatio: hit_ratio,
    periods: { day, week, month },
  }
}

/** Reads wins; malformed ones are left out. */
export function readSlotWins(list: readonly WireWin[]): readonly SlotWin[] {
  return list.flatMap(({ bet, date_time, multiplier, username, win }) => {
    const read = { at: readInstant(date_time), bet: readStake(bet), win: readStake(win) }
    const { at, bet: betRead, win: winRead } = read
    return at === null || betRead === null || winRead === null
      ? []
      : [{ player: maskedPlayer(username), at, bet: betRead, win: winRead, multiplier }]
  })
}

/** A stake or a win; null for a negative or malformed amount. */
function readStake(wire: number | string): Satang | null {
  const amount = readBahtAmount(wire)
  return amount !== null && amount >= 0 ? amount : null
}

/** Only the beginning and the end of a username, even where the server masked too little of it or nothing. */
export function maskedPlayer(username: string): string {
  const letters = [...username.replaceAll('*', '')]
  const [first = '', second = ''] = letters
  const last = letters.length > 3 ? letters.at(-1) : ''
  return letters.length < 3 ? `${first}***` : `${first}${second}***${last}`
}
