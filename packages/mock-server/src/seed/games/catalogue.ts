import { gamePictureAddress } from '../../artwork/game.picture.ts'
import { type GameType, type Provider, providers } from '../providers.ts'
import { gameName } from './game.names.ts'

export interface SeedCategory {
  readonly id: string
  readonly type: GameType
  readonly provider: Provider
  /** The provider's title, with the type if the provider has several. */
  readonly name: string
  readonly handle: string
}

export interface SeedGame {
  readonly id: string
  readonly category: SeedCategory
  readonly code: string
  readonly handle: string
  readonly nameTh: string
  readonly nameEn: string
  /** The address of its artwork, which never changes. */
  readonly picture: string
  readonly hasFreeSpins: boolean
  readonly isHot: boolean
  readonly isNew: boolean
  readonly rating: number
}

/** All games of a world. A larger catalogue begins with the games of a smaller one. */
export interface Catalogue {
  readonly games: readonly SeedGame[]
  byId(id: string): SeedGame | undefined
  byCode(code: string): SeedGame | undefined
}

export const usualCatalogueSize = 3_000
export const largestCatalogueSize = 10_000

/** How many of every fifty games each category of a type has. */
const share: Readonly<Record<GameType, number>> = {
  slots: 4,
  casino: 1,
  fishing: 1,
  lotto: 1,
  sports: 1,
}

const idOf = (kind: string, index: number) =>
  `665f1c2ab4e8d900${kind}${(index + 1).toString(16).padStart(4, '0')}`

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A category for each type of games that a provider has. */
export const seedCategories: readonly SeedCategory[] = providers
  .flatMap((provider) => provider.types.map((type) => ({ provider, type })))
  .map(({ provider, type }, index) => {
    const [first] = provider.types
    const name = type === first ? provider.title : `${provider.title} ${titleOf(type)}`
    return { id: idOf('12ca', index), type, provider, name, handle: slugOf(name) }
  })

/** The order in which categories get games: all of them once, then those with a larger share again. */
const turns: readonly SeedCategory[] = [1, 2, 3, 4].flatMap((round) =>
  seedCategories.filter(({ type }) => share[type] >= round),
)

const catalogues = new Map<number, Catalogue>()

/** The catalogue of this size, the same one for every world. */
export function catalogueOf(size: number): Catalogue {
  const known = catalogues.get(size)
  if (known) return known
  const made = createCatalogue(size)
  catalogues.set(size, made)
  return made
}

function createCatalogue(size: number): Catalogue {
  const counts = new Map<GameType | SeedCategory, number>()
  const next = (of: GameType | SeedCategory) => {
    const count = counts.get(of) ?? 0
    counts.set(of, count + 1)
    return count
  }
  const games = Array.from({ length: size }, (_, index) => {
    const category = categoryAt(index)
    return createGame(index, category, next(category), next(category.type))
  })
  const byId = new Map(games.map((game) => [game.id, game]))
  const byCode = new Map(games.map((game) => [game.code, game]))
  return { games, byId: (id) => byId.get(id), byCode: (code) => byCode.get(code) }
}

function categoryAt(index: number): SeedCategory {
  const category = turns[index % turns.length]
  if (!category) throw new Error('there are no categories')
  return category
}

function createGame(
  index: number,
  category: SeedCategory,
  rankInCategory: number,
  rankInType: number,
): SeedGame {
  const { provider, type } = category
  const { en, motif, th } = gameName(type, rankInType)
  const chance = scatter(index)
  return {
    id: idOf('12fa', index),
    category,
    code: `${provider.key}_${type}_${101 + rankInCategory}`,
    handle: `${provider.key}-${slugOf(en)}`,
    nameTh: th,
    nameEn: en,
    picture: gamePictureAddress(motif, index + 1),
    hasFreeSpins: type === 'slots' && chance % 3 === 0,
    isHot: chance % 11 === 1,
    isNew: chance % 13 === 2,
    rating: 3 + (chance % 5) * 0.5,
  }
}

/** Numbers without a visible pattern, the same every time. */
function scatter(index: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

function titleOf(type: GameType): string {
  return `${type.charAt(0).toUpperCase()}${type.slice(1)}`
}
