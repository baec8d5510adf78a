import type { Locale } from '../../kernel/routing/address.ts'
import { pathOf } from '../../kernel/routing/address.ts'
import type { Game } from './game.ts'

/** What the name of a demo ends in; by it the page of a demo is open to everybody [ROUTE-51]. */
export const demoSuffix = '-demo'

/**
 * The path of the page of a game. A member's address names the game; a visitor's does not, because
 * that page is for members [ROUTE-50] and the one without a name for everybody.
 */
export function gamePath(
  { id, names }: Pick<Game, 'id' | 'names'>,
  { locale, isMember }: { readonly locale: Locale; readonly isMember: boolean },
): string {
  const name = wordOf(names[locale])
  return isMember && name !== '' ? pathOf('game-id-name', { id, name }) : pathOf('game-id', { id })
}

/** The path of the page of a demo game, by the code that its provider knows it by. */
export function demoPath(
  { code, names }: { readonly code: string; readonly names: Game['names'] },
  locale: Locale,
): string {
  return pathOf('game-id-name', { id: code, name: `${wordOf(names[locale])}${demoSuffix}` })
}

/** Letters, marks and digits of a name, joined by hyphens; never one that could pass for a demo. */
function wordOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replaceAll(demoSuffix, 'demo')
}
