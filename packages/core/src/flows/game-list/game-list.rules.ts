import type { Address, Locale, Query } from '../../kernel/routing/address.ts'
import type { GamesWanted } from '../game/game.calls.ts'
import { providerTitles, type ShownProvider, sortedProviders } from '../game/game.providers.ts'
import type { Game } from '../game/game.ts'
import {
  type GameSort,
  type GameType,
  gameSorts,
  gameTypeOf,
  isGameType,
} from '../game/game.types.ts'

import { type GameTrait, gamesWith, readTraits } from './game.traits.ts'

/** What a list page lists [GAME-16]. */
export type ListTopic =
  | { readonly kind: 'all' }
  | { readonly kind: 'freespin' }
  | { readonly kind: 'favourite' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'type'; readonly type: GameType }
  | { readonly kind: 'provider'; readonly provider: string }
  /** The name of a category, from the address. */
  | { readonly kind: 'category'; readonly name: string }

/** How a list is sorted and filtered. */
export interface ListChoice {
  readonly sort: GameSort
  /** The key of a provider, or null for all of them. */
  readonly provider: string | null
  readonly traits: readonly GameTrait[]
}

/** The list that an address asks for; null for a page without a list. */
export function readListAddress({
  parameters,
  query,
  route,
}: Pick<Address, 'parameters' | 'query' | 'route'>): {
  readonly topic: ListTopic
  readonly choice: ListChoice
} | null {
  const topic =
    route === 'list'
      ? topicOf(parameters.id)
      : route === 'demo' || route === 'favourite'
        ? { kind: route }
        : null
  return topic && { topic, choice: readChoice(query) }
}

/** The topic that a list's id names; in a category's name, dashes stand for spaces. */
function topicOf(id: string | undefined): ListTopic {
  if (!id) return { kind: 'all' }
  if (id === 'freespin' || id === 'favourite' || id === 'recent') return { kind: id }
  const type = gameTypeOf(id)
  if (isGameType(type)) return { kind: 'type', type }
  if (Object.hasOwn(providerTitles, id)) return { kind: 'provider', provider: id }
  return { kind: 'category', name: id.replaceAll('-', ' ') }
}

function readChoice({ provider, sort, with: traits }: Query): ListChoice {
  return {
    sort: gameSorts.find((known) => known === sort) ?? 'default',
    provider: provider || null,
    traits: readTraits(traits),
  }
}

/** The query with another choice; defaults are not written. */
export function queryOfChoice(query: Query, { provider, sort, traits }: ListChoice): Query {
  const { provider: _provider, sort: _sort, with: _traits, ...rest } = query
  return {
    ...rest,
    ...(sort === 'default' ? {} : { sort }),
    ...(provider === null ? {} : { provider }),
    ...(traits.length === 0 ? {} : { with: traits.join(',') }),
  }
}

/** Whether two topics are the same list. */
export function isSameTopic(one: ListTopic, other: ListTopic): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * What a list may be called, given the games that it lists. A category is named only as its own games spell it, because a
 * link can put any words into an address; until they do, and where there are none, it has no name: null [GAME-16].
 */
export function namedTopic(topic: ListTopic, games: readonly Game[]): ListTopic | null {
  if (topic.kind !== 'category') return topic
  const named = games.find(({ category }) => category !== null && isSpelled(category, topic.name))
  return named?.category ? { kind: 'category', name: named.category } : null
}

const isSpelled = (category: string, name: string) =>
  category.replaceAll('-', ' ').toLowerCase() === name.toLowerCase()

/** The server's filter for a topic; demos have a call of their own. */
export function wantedOf(
  topic: Exclude<ListTopic, { kind: 'demo' }>,
): Omit<GamesWanted, 'groupId' | 'memberId'> {
  switch (topic.kind) {
    case 'all':
      return {}
    case 'type':
      return { type: topic.type }
    case 'provider':
      return { provider: topic.provider }
    case 'category':
      return { category: topic.name }
    case 'freespin':
      return { only: 'freespin' }
    default:
      return { only: topic.kind, isFocused: true }
  }
}

/**
 * Filters games by provider and traits, and sorts them. For a member the server sorts too, with knowledge of its own; sorting
 * here is immediate, works for visitors, and uses the names that are shown [OPEN-47].
 */
export function arrangeGames(
  games: readonly Game[],
  { provider, sort, traits }: ListChoice,
  locale: Locale,
): readonly Game[] {
  const ofProvider = provider === null ? games : games.filter((game) => game.provider === provider)
  const chosen = gamesWith(ofProvider, traits)
  const first = firstOf[sort]
  if (first) return [...chosen.filter(first), ...chosen.filter((game) => !first(game))]
  return sort === 'A-Z' ? inAlphabeticalOrder(chosen, locale) : chosen
}

const firstOf: Readonly<Record<GameSort, ((game: Game) => boolean) | null>> = {
  default: null,
  new: ({ isNew }) => isNew,
  hits: ({ isHot }) => isHot,
  freespin: ({ hasFreeSpins }) => hasFreeSpins,
  'A-Z': null,
}

function inAlphabeticalOrder(games: readonly Game[], locale: Locale): readonly Game[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return [...games].sort(({ names: one }, { names: other }) => compare(one[locale], other[locale]))
}

/** Whether a choice leaves games out. */
export function isNarrowed({ provider, traits }: ListChoice): boolean {
  return provider !== null || traits.length > 0
}

/** The providers of these games, sorted by title. */
export function providersOf(games: readonly Game[]): readonly ShownProvider[] {
  return sortedProviders(games.map(({ provider }) => provider))
}

/** From this length on, only the cards on the screen are drawn: a slow phone draws some twenty in a tenth of a second. */
export const longListFrom = 24
