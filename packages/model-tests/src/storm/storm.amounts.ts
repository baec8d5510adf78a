import type { ControlClient } from '@croupier/mock-server/client'
import { channelKey } from '../channel.ids.ts'
import { isObject } from './storm.network.ts'

// The storm reads amounts with its own code, because it tests the site's rules.

/** The minimum and maximum of a channel, in satang. */
export interface ChannelLimits {
  readonly least: number
  readonly most: number
}

const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'

/** What the amount field must show after this was typed. */
export function shownAfterTyping(typed: string, shownBefore: string): string {
  const kept = [...typed].filter((sign) => sign !== ',' && sign !== '฿' && sign.trim() !== '')
  const field = kept.map((sign) => (isThai(sign) ? thaiDigits.indexOf(sign) : sign)).join('')
  return field === `0${shownBefore.split(',').join('')}` ? shownBefore : withThousands(field)
}

/** What the amount field must show for this many satang. */
export function shownAmount(satang: number): string {
  return withThousands(String(satang / 100))
}

/** The satang in a field, or null if its channel does not accept them. */
export function wantedSatang(shown: string, { least, most }: ChannelLimits): number | null {
  const baht = shown.split(',').join('')
  if (!isNumber(baht) || baht.startsWith('0')) return null
  const satang = Number(`${baht}00`)
  return satang >= least && satang <= most ? satang : null
}

/** Baht as the server writes and reads them, in satang. */
export function satangOf(baht: number | string): number {
  return Math.round(Number(baht) * 100)
}

const listsOfChannels = ['payment', 'truewallet', 'bank'] as const

/** The limits of each channel by its key, from the server's profile of the member. */
export async function readLimits(
  control: ControlClient,
): Promise<ReadonlyMap<string, ChannelLimits>> {
  const [profileCall] = await control.requests({ endpoint: 'getProfile' })
  const result = isObject(profileCall?.answer) ? profileCall.answer.result : null
  return new Map(listsOfChannels.flatMap((name) => limitsIn(isObject(result) ? result : {}, name)))
}

function limitsIn(
  result: Readonly<Record<string, unknown>>,
  name: (typeof listsOfChannels)[number],
): readonly (readonly [string, ChannelLimits])[] {
  const channels = result[name]
  if (!Array.isArray(channels)) return []
  return channels
    .filter(isObject)
    .map(({ id, max_deposit, min_deposit }) => [
      channelKey(name, String(id)),
      { least: satangOf(String(min_deposit)), most: satangOf(String(max_deposit)) },
    ])
}

function withThousands(field: string): string {
  if (!isNumber(field)) return field
  const groups: string[] = []
  for (let end = field.length; end > 0; end -= 3)
    groups.unshift(field.slice(Math.max(0, end - 3), end))
  return groups.join(',')
}

function isNumber(text: string): boolean {
  return text !== '' && [...text].every((sign) => sign >= '0' && sign <= '9')
}

function isThai(sign: string): boolean {
  return thaiDigits.includes(sign)
}
