import { type Satang, satang } from '@croupier/core/money'
import type { Random } from '@croupier/core/ports'
import type { Members } from './members.ts'

/** One round of the stand-in game. */
export interface Round {
  /** The symbols of the three reels. */
  readonly symbols: readonly [string, string, string]
  readonly win: Satang
}

/** The rounds played in one world. */
export interface GameRounds {
  /** A round for play money. */
  try(bet: Satang): Round
  /** A round for a member's money, or null if the balance is less than the bet. */
  play(username: string, bet: Satang): Round | null
}

/** How often each ending occurs, and what it pays in hundredths of the bet: 95.5 % are paid back in all. */
const endings = [
  { share: 0.6, pays: 0, symbol: null },
  { share: 0.25, pays: 150, symbol: '♣' },
  { share: 0.1, pays: 200, symbol: '♦' },
  { share: 0.04, pays: 500, symbol: '★' },
  { share: 0.01, pays: 1_800, symbol: '7' },
] as const

const nothing = [
  ['♣', '♦', '★'],
  ['♦', '♦', '7'],
  ['★', '♣', '♣'],
] as const

export function createGameRounds(members: Members, random: Random): GameRounds {
  const turn = (bet: Satang): Round => {
    let rest = random.fraction()
    const ending = endings.find(({ share }) => {
      rest -= share
      return rest < 0
    })
    const { pays, symbol } = ending ?? endings[0]
    const blank = nothing[Math.floor(random.fraction() * nothing.length)] ?? nothing[0]
    const symbols = symbol === null ? blank : ([symbol, symbol, symbol] as const)
    return { symbols, win: satang(Math.floor((bet * pays) / 100)) }
  }
  return {
    try: turn,
    play: (username, bet) => {
      if ((members.find(username)?.balance ?? 0) < bet) return null
      const round = turn(bet)
      members.credit(username, satang(round.win - bet))
      return round
    },
  }
}
