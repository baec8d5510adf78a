import { readPicture } from '../../base/text/picture.ts'
import type { Locale } from '../../kernel/routing/address.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import { gameTypeOf } from './game.types.ts'

/** A game of the catalogue, as this member or a visitor sees it. */
export interface Game {
  readonly id: string
  /** One of `gameTypes`, or the backend's own word. */
  readonly type: string
  /** The key of the provider. */
  readonly provider: string
  /** The provider's code for it. */
  readonly code: string
  /** The address of its artwork; null where it has none that may be shown. */
  readonly picture: string | null
  readonly names: Readonly<Record<Locale, string>>
  /** The name of its category, or null. */
  readonly category: string | null
  readonly hasFreeSpins: boolean
  readonly isHot: boolean
  readonly isNew: boolean
  /** Never true for a visitor. */
  readonly isFavourite: boolean
  readonly isRecent: boolean
  /** From 0 to 5; null for a visitor, and where there is none. */
  readonly rating: number | null
  /** The path that launches it, or null for a visitor. */
  readonly launchPath: string | null
  /** The return to player in percent; null where the list does not say. */
  readonly rtp: number | null
  readonly volatility: Volatility | null
}

/** How a game pays: often and little, or rarely and much. */
export type Volatility = 'low' | 'medium' | 'high'

/** The names of a game or a category. */
export type Named = Pick<Game, 'names'>

/** A category of games: a provider has one for each of its types. */
export interface GameCategory extends Named {
  readonly id: string
  readonly type: string
  /** The key of the provider. */
  readonly provider: string
  readonly isEnabled: boolean
}

type WireGame = NonNullable<WireAnswer<'listGames'>['result']['list']>[number]
type WireCategory = NonNullable<WireAnswer<'listCategories'>['result']['list']>[number]

/** Reads games without duplicates. */
export function readGames(list: readonly WireGame[]): readonly Game[] {
  return withoutDuplicates(list).map((wire) => ({
    id: wire._id,
    type: gameTypeOf(wire.type),
    provider: wire.category,
    code: wire.code,
    picture: readPicture(wire.img),
    names: readNames(wire),
    category: wire.categoryName ?? null,
    hasFreeSpins: wire.freespin ?? false,
    isHot: wire.hot ?? false,
    isNew: wire.new ?? false,
    isFavourite: wire.favourite ?? false,
    isRecent: wire.recent ?? false,
    rating: readRating(wire.rating),
    launchPath: wire.launching ?? null,
    rtp: readRtp(wire.rtp),
    volatility: wire.volatility ?? null,
  }))
}

/** A rating, rounded to one decimal; null for a figure outside 0 to 5. */
function readRating(rating: number | null | undefined): number | null {
  if (typeof rating !== 'number' || rating < 0 || rating > 5) return null
  return Math.round(rating * 10) / 10
}

/** A return to player, rounded to one decimal; null for a figure that is none. */
function readRtp(rtp: number | null | undefined): number | null {
  if (typeof rtp !== 'number' || rtp <= 0 || rtp > 100) return null
  return Math.round(rtp * 10) / 10
}

/** Reads categories without duplicates. A category is enabled unless the server says otherwise. */
export function readGameCategories(list: readonly WireCategory[]): readonly GameCategory[] {
  return withoutDuplicates(list).map((wire) => ({
    id: wire._id,
    type: gameTypeOf(wire.type),
    provider: wire.category,
    names: readNames(wire),
    isEnabled: wire.enable ?? true,
  }))
}

/** The name of a game in the language of the page [GAME-05]. */
export function gameName({ names }: Named, locale: Locale): string {
  return names[locale]
}

/** The names of a game; one that is missing in one language is taken from the other. */
function readNames({ nameEn, nameTh }: { nameEn: string; nameTh: string }): Game['names'] {
  return { th: nameTh.trim() || nameEn.trim(), en: nameEn.trim() || nameTh.trim() }
}

function withoutDuplicates<Wire extends { readonly _id: string }>(
  list: readonly Wire[],
): readonly Wire[] {
  return [...new Map(list.map((wire) => [wire._id, wire])).values()]
}
