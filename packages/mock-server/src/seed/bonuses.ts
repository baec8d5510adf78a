import { bahtToSatang, type Satang, satang } from '@croupier/core/money'
import { bahtText, type Words } from './promotions.ts'

/** What is credited besides, for each deposit by one channel. */
export interface ChannelBonus {
  readonly channelId: string
  /** How the channel is called where the bonus is told. */
  readonly name: Words
  /** Whole percent of what was paid. */
  readonly percent: number
  /** For one deposit. */
  readonly most: Satang
}

/** All that badges, articles, credits and notes of the history say of bonuses comes from here. */
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

/** What a deposit earns, down to the satang. */
export function bonusFor({ most, percent }: ChannelBonus, deposited: Satang): Satang {
  return satang(Math.min(most, Math.floor((deposited * percent) / 100)))
}

/** The badge of a channel, with the limit: a large deposit does not earn the whole percentage. */
export function bonusLabel({ most, percent }: ChannelBonus): string {
  return `+${percent}% max ฿${bahtText(most)}`
}

/** What the history says of one that was credited. */
export function bonusNote({ percent }: ChannelBonus): string {
  return `bonus +${percent}%`
}
