import { endpoints, fillPath, type WireAnswer, type WireBody } from '@croupier/core/contract'
import { type SeedCategory, type SeedGame, seedCategories } from '../seed/games/catalogue.ts'
import { listedFigures } from '../seed/games/game.info.ts'
import type { Member } from '../seed/members.ts'
import { providersUnderMaintenance } from '../seed/providers.ts'
import type { World } from '../world/world.ts'

export type GameFilter = WireBody<'listGames'>
export type CategoryFilter = WireBody<'listCategories'>
export type WireGame = NonNullable<WireAnswer<'listGames'>['result']['list']>[number]
export type WireCategory = NonNullable<WireAnswer<'listCategories'>['result']['list']>[number]

/** The games that match a filter, in the order of the catalogue. */
export function findGames(world: World, filter: GameFilter): readonly SeedGame[] {
  const search = filter.search && searchable(filter.search)
  const tests: ((game: SeedGame) => boolean)[] = [
    ({ category }) => isType(category.type, filter.type),
    ({ category }) => isSame(category.provider.key, filter.category),
    ({ category }) => isSame(category.name, filter.categoryName),
    ({ handle }) => isSame(handle, filter.handle),
    ({ isHot }) => isWanted(isHot, filter.hot),
    ({ isNew }) => isWanted(isNew, filter.gameNew),
    ({ hasFreeSpins }) => isWanted(hasFreeSpins, filter.freespin),
    ({ nameTh, nameEn }) =>
      !search || searchable(nameTh).includes(search) || searchable(nameEn).includes(search),
  ]
  const found = world.catalogue().games.filter((game) => tests.every((test) => test(game)))
  return found.slice(0, filter.limit ?? found.length)
}

/** The categories that match a filter. */
export function findCategories(filter: CategoryFilter): readonly SeedCategory[] {
  return seedCategories.filter(
    ({ type, handle }) => isType(type, filter.type) && isSame(handle, filter.handle),
  )
}

/** A game on the wire; for visitors it has nothing about rating, playing and launching. */
export function wireGame(world: World, member: Member | null, game: SeedGame): WireGame {
  const { category } = game
  return {
    _id: game.id,
    type: category.type,
    category: category.provider.key,
    code: game.code,
    img: game.picture,
    language: 'th',
    nameTh: game.nameTh,
    nameEn: game.nameEn,
    freespin: game.hasFreeSpins,
    hot: game.isHot,
    new: game.isNew,
    categoryName: category.name,
    handle: game.handle,
    favourite: member ? world.memberGames.favourites(member.username).includes(game.id) : false,
    rating: member ? game.rating : null,
    recent: member ? world.memberGames.recent(member.username).includes(game.id) : null,
    launching: member ? launchPath(category) : null,
    ...listedFigures(game),
  }
}

/** A category on the wire. */
export function wireCategory(
  world: World,
  member: Member | null,
  category: SeedCategory,
): WireCategory {
  const own = world.catalogue().games.filter((game) => game.category === category)
  const hasOneOf = (ids: readonly string[]) => own.some(({ id }) => ids.includes(id))
  return {
    _id: category.id,
    type: category.type,
    category: category.provider.key,
    code: category.provider.key,
    img: null,
    language: 'th',
    nameTh: category.name,
    nameEn: category.name,
    freespin: own.some(({ hasFreeSpins }) => hasFreeSpins),
    hot: own.some(({ isHot }) => isHot),
    new: own.some(({ isNew }) => isNew),
    categoryName: category.name,
    handle: category.handle,
    enable: !providersUnderMaintenance.includes(category.provider.key),
    root: null,
    launching: member ? launchPath(category) : null,
    favourite: member ? hasOneOf(world.memberGames.favourites(member.username)) : false,
    recent: member ? hasOneOf(world.memberGames.recent(member.username)) : null,
  }
}

const launchPath = ({ provider }: SeedCategory) =>
  fillPath(endpoints.launchGame.path, { provider: provider.key })

const isSame = (value: string, wanted: string | undefined) =>
  wanted === undefined || value.toLowerCase() === wanted.toLowerCase()

/** `slot` matches slots, `sport` matches sports [OPEN-44]. */
const isType = (type: string, wanted: string | undefined) =>
  isSame(type, wanted) || isSame(type, wanted === undefined ? wanted : `${wanted}s`)

const isWanted = (value: boolean, wanted: boolean | undefined) =>
  wanted === undefined || value === wanted

const searchable = (text: string) => text.normalize('NFC').toLowerCase().trim()
