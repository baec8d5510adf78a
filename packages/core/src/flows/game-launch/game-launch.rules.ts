import * as z from 'zod/mini'
import type { MessageRef } from '../../base/messages/message.ts'
import type { WindowMessage } from '../../base/ports/game-windows.ts'
import { readUrl } from '../../base/text/url.ts'
import { type Address, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import type { DeviceClass } from '../../kernel/routing/device.rules.ts'
import type { Refusal } from '../../wire/api/answer.ts'

/** What is launched. */
export interface LaunchedGame {
  readonly id: string
  readonly type: string
  /** What the provider knows it by. */
  readonly code: string
  /** Where it is launched, or null for somebody to whom the server did not say. */
  readonly launchPath: string | null
}

/** In place of the page, in a tab of its own, or in a frame on the page. */
export type LaunchWay = 'page' | 'tab' | 'frame'

/** Types of games that have a tab of their own beside the site. */
const typesInTabs: readonly string[] = ['sports', 'lotto']

/**
 * How a game opens [GAME-26, GAME-27, GAME-28]. Types that the documents leave open are shown in the
 * frame [GAME-30, OPEN-45]; an iPad is no phone [OPEN-37].
 */
export function launchWay(deviceClass: DeviceClass, type: string): LaunchWay {
  if (deviceClass === 'mobile') return 'page'
  return typesInTabs.includes(type) ? 'tab' : 'frame'
}

/** What a launch says of the device [GAME-24, OPEN-37]. */
export function launchClient(deviceClass: DeviceClass): 'MB' | 'PC' {
  return deviceClass === 'mobile' ? 'MB' : 'PC'
}

/** Whether a game may be opened at an address: on a host that the operator named, and with no one's name in it. */
export function isGameAddress(address: string, gameOrigins: readonly string[]): boolean {
  const url = readUrl(address)
  if (!url) return false
  // A blob address has the origin of the page that made it.
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !url.username && !url.password && gameOrigins.includes(url.origin)
}

const frameWords = {
  'game.ready': 'ready',
  'game.roundEnded': 'roundEnded',
  'game.closed': 'closed',
} as const

export type FrameWord = (typeof frameWords)[keyof typeof frameWords]

const frameMessage = z.object({ type: z.enum(['game.ready', 'game.roundEnded', 'game.closed']) })

/**
 * What a game says of itself, or null for what is not believed: only its own frame counts, only from the
 * origin that was opened in it, and only in the words that a game has.
 */
export function readFrameMessage(message: WindowMessage, address: string): FrameWord | null {
  if (!message.isFromFrame || message.origin !== readUrl(address)?.origin) return null
  const read = z.safeParse(frameMessage, message.data)
  return read.success ? frameWords[read.data.type] : null
}

/** What a launch came to. The address of a game that may be opened is in the vault. */
export type LaunchResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'gameLaunch'> }
  /** The address is on a host that the site opens no games of. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'failed' }

/** What is said of a game that does not open [GAME-30, OPEN-45, OPEN-76]. */
export function launchMessage(result: LaunchResult): MessageRef {
  if (result.kind === 'foreign') return { id: 'gameLaunch.error.foreign' }
  if (result.kind !== 'refused') return { id: 'gameLaunch.error.failed' }
  const { code, message } = result.refusal
  return message === null
    ? { id: 'gameLaunch.error.noMessage', values: { code } }
    : { id: 'gameLaunch.error.other', values: { message } }
}

/** The mark of an address at which a game is open in its frame, so that Back closes it. */
const mark = 'play'

export function isMarked({ query }: Pick<Address, 'query'>): boolean {
  return query[mark] !== undefined
}

/** The same place as one at which a game is open. */
export function withMark(address: string): string {
  const { locale, path, query } = readAddress(address)
  return writeAddress(locale, path, { ...query, [mark]: 'true' })
}

/** The same place without a game. */
export function withoutMark(address: string): string {
  const { locale, path, query } = readAddress(address)
  const { [mark]: _game, ...rest } = query
  return writeAddress(locale, path, rest)
}
