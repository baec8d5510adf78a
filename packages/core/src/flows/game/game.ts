import { readPicture } from '../../base/text/picture.ts'
import type { Locale } from '../../kernel/routing/address.ts'
import type { WireAnswer } from '../../wire/contract/endpoints.ts'
import { gameTypeOf } from './game.types.ts'

/** A game of the catalogue, as this member or a visitor sees it. */
export interface Game {
  readonly id: string
  /** One of `gameTypes`, or another word of the backend. */
  readonly type: string
  /** The key of the provider. */
  readonly provider: string
  /** What the provider knows it by. */
  readonly code: string
  /** The address of its artwork, or null without one that may be shown. */
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
  /** From 0 to 5, or null for a visitor and where there is none. */
  readonly rating: number | null
  /** The path that launches it, or null for a visitor. */
  readonly launchPath: string | null
}

/** What games and their categories are called. */
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

/** Games in the project's own words, each of them once. */
export function readGames(list: readonly WireGame[]): readonly Game[] {
  return once(list).map((wire) => ({
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
  }))
}

/** To one decimal; a figure beyond the five points is no rating. */
function readRating(rating: number | null | undefined): number | null {
  if (typeof rating !== 'number' || rating < 0 || rating > 5) return null
  return Math.round(rating * 10) / 10
}

/** Categories in the project's own words, each of them once. Those that say nothing are enabled. */
export function readGameCategories(list: readonly WireCategory[]): readonly GameCategory[] {
  return once(list).map((wire) => ({
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

/** A name that is missing in one language is said in the other. */
function readNames({ nameEn, nameTh }: { nameEn: string; nameTh: string }): Game['names'] {
  return { th: nameTh.trim() || nameEn.trim(), en: nameEn.trim() || nameTh.trim() }
}

function once<Wire extends { readonly _id: string }>(list: readonly Wire[]): readonly Wire[] {
  return [...new Map(list.map((wire) => [wire._id, wire])).values()]
}
