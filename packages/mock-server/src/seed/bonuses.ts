import { bahtToSatang, type Satang, satang } from '@croupier/core/money'
import { bahtText, type Words } from './promotions.ts'

/** The bonus for each deposit by one channel. */
export interface ChannelBonus {
  readonly channelId: string
  /** The name of the channel in texts about the bonus. */
  readonly name: Words
  /** Whole percent of what was paid. */
  readonly percent: number
  /** The limit for one deposit. */
  readonly most: Satang
}

/** The source of all badges, articles, credits and history notes about bonuses. */
export const channelBonuses: readonly ChannelBonus[] = [
  {
    channelId: 'bank-2',
    name: { th: 'บัญชีไทยพาณิชย์', en: 'transfer to Siam Commercial Bank' },
    percent: 1,
    most: bahtToSatang(1_000),
  },
  {
    channelId: 'tw-1',
    name: { th: 'ทรูมันนี่ วอลเล็ท', en: 'TrueMoney Wallet' },
    percent: 3,
    most: bahtToSatang(300),
  },
  {
    channelId: 'usdt-1',
    name: { th: ' USDT เครือข่าย TRC20', en: 'USDT on TRC20' },
    percent: 5,
    most: bahtToSatang(2_000),
  },
]

export function bonusOf(channelId: string): ChannelBonus | null {
  return channelBonuses.find((bonus) => bonus.channelId === channelId) ?? null
}

/** The bonus of a deposit, rounded down to the satang. */
export function bonusFor({ most, percent }: ChannelBonus, deposited: Satang): Satang {
  return satang(Math.min(most, Math.floor((deposited * percent) / 100)))
}

/** What a deposit by a channel earns; null where it earns nothing. */
export function bonusFrom(channelId: string, deposited: Satang): Satang | null {
  const bonus = bonusOf(channelId)
  const earned = bonus ? bonusFor(bonus, deposited) : satang(0)
  return earned > 0 ? earned : null
}

/** The badge of a channel, with the limit, in no language: the profile is asked for in none. */
export function bonusLabel({ most, percent }: ChannelBonus): string {
  return `+${percent}% ≤ ฿${bahtText(most)}`
}

/** The note of a credited bonus in the history, in the language that most members read. */
export function bonusNote({ percent }: ChannelBonus): string {
  return `โบนัส +${percent}%`
}
