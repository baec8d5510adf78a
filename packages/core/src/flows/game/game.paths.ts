import type { Locale } from '../../kernel/routing/address.ts'
import { pathOf } from '../../kernel/routing/address.ts'
import type { Game } from './game.ts'

/** The suffix of a demo's name in the path, which opens its page to everybody [ROUTE-51]. */
export const demoSuffix = '-demo'

/**
 * The path of a game's page. For members it includes the name. For visitors it does not, because the page with a
 * name is for members [ROUTE-50] and the one without is for everybody.
 */
export function gamePath(
  { id, names }: Pick<Game, 'id' | 'names'>,
  { locale, isMember }: { readonly locale: Locale; readonly isMember: boolean },
): string {
  const name = slugOf(names[locale])
  return isMember && name !== '' ? pathOf('game-id-name', { id, name }) : pathOf('game-id', { id })
}

/** The path of a demo game's page, which contains the provider's code. */
export function demoPath(
  { code, names }: { readonly code: string; readonly names: Game['names'] },
  locale: Locale,
): string {
  return pathOf('game-id-name', { id: code, name: `${slugOf(names[locale])}${demoSuffix}` })
}

/** A slug of a name: letters, marks and digits, joined by hyphens. It never contains the suffix of a demo. */
function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replaceAll(demoSuffix, 'demo')
}
