import * as z from 'zod/mini'
import type { MessageRef } from '../../base/messages/message.ts'
import type { WindowMessage } from '../../base/ports/game-windows.ts'
import { readUrl } from '../../base/text/url.ts'
import { type Address, readAddress, writeAddress } from '../../kernel/routing/address.ts'
import type { DeviceClass } from '../../kernel/routing/device.rules.ts'
import type { Refusal } from '../../wire/api/answer.ts'

/** A game that is launched. */
export interface LaunchedGame {
  readonly id: string
  readonly type: string
  /** The provider's code for it. */
  readonly code: string
  /** The path that launches it; null where the server gave none to this reader. */
  readonly launchPath: string | null
}

/** Where a game opens: in place of the page, in a new tab, or in a frame on the page. */
export type LaunchWay = 'page' | 'tab' | 'frame'

/** Types of games that open in a new tab. */
const typesInTabs: readonly string[] = ['sports', 'lotto']

/**
 * Where a game opens [GAME-26, GAME-27, GAME-28]. Types that the documents leave open use the frame
 * [GAME-30, OPEN-45]; an iPad does not count as a phone [OPEN-37].
 */
export function launchWay(deviceClass: DeviceClass, type: string): LaunchWay {
  if (deviceClass === 'mobile') return 'page'
  return typesInTabs.includes(type) ? 'tab' : 'frame'
}

/** The `client` that a launch states for the device [GAME-24, OPEN-37]. */
export function launchClient(deviceClass: DeviceClass): 'MB' | 'PC' {
  return deviceClass === 'mobile' ? 'MB' : 'PC'
}

/** Whether a game may be opened at an address: it has to be on a host that the operator named, and without credentials. */
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
 * Reads a message from a game; null for one that is not trusted. It has to come from the game's frame and from the
 * origin that was opened in it, and be one of the known messages.
 */
export function readFrameMessage(message: WindowMessage, address: string): FrameWord | null {
  if (!message.isFromFrame || message.origin !== readUrl(address)?.origin) return null
  const read = z.safeParse(frameMessage, message.data)
  return read.success ? frameWords[read.data.type] : null
}

/** The result of a launch. The address of a game that may be opened is in the vault. */
export type LaunchResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly refusal: Refusal<'gameLaunch'> }
  /** The address is on a host from which the site opens no games. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'failed' }

/** The message when a game does not open [GAME-30, OPEN-45, OPEN-76]. */
export function launchMessage(result: LaunchResult): MessageRef {
  if (result.kind === 'foreign') return { id: 'gameLaunch.error.foreign' }
  if (result.kind !== 'refused') return { id: 'gameLaunch.error.failed' }
  const { code, message } = result.refusal
  return message === null
    ? { id: 'gameLaunch.error.noMessage', values: { code } }
    : { id: 'gameLaunch.error.other', values: { message } }
}

/** The query parameter that marks an address at which a game is open in its frame, so that Back closes it. */
const mark = 'play'

export function isMarked({ query }: Pick<Address, 'query'>): boolean {
  return query[mark] !== undefined
}

/** The same address, marked as one at which a game is open. */
export function withMark(address: string): string {
  const { locale, path, query } = readAddress(address)
  return writeAddress(locale, path, { ...query, [mark]: 'true' })
}

/** The same address without the mark. */
export function withoutMark(address: string): string {
  const { locale, path, query } = readAddress(address)
  const { [mark]: _game, ...rest } = query
  return writeAddress(locale, path, rest)
}
