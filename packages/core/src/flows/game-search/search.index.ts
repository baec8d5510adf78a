import { providerTitle } from '../game/game.providers.ts'
import type { Game } from '../game/game.ts'
import { fold, foldedWords } from './search.fold.ts'
import { near } from './search.near.ts'

/** Games, ready to be searched: all their names are one text, which is read fastest in one go. */
export interface SearchIndex {
  readonly games: readonly Game[]
  /** For each game a line of English name, Thai name and provider. */
  readonly text: string
  /** Where the line of each game begins, and where the last one ends. */
  readonly starts: Int32Array
}

const betweenNames = '\t'
const betweenGames = '\n'

/** Prepares games to be searched. */
export function createSearchIndex(games: readonly Game[]): SearchIndex {
  const starts = new Int32Array(games.length + 1)
  let text = ''
  games.forEach(({ names, provider }, index) => {
    starts[index] = text.length
    const parts = [names.en, names.th, providerTitle(provider)]
    text += `${parts.map(fold).join(betweenNames)}${betweenGames}`
  })
  starts[games.length] = text.length
  return { games, text, starts }
}

/**
 * The games that have every word of a term in a name or in the title of their provider: first those whose name
 * begins with it, then those with all words in their names, then those that need the provider, each in the order of
 * the catalogue.
 */
export function findGames(index: SearchIndex, term: string): readonly Game[] {
  const words = foldedWords(term)
  const [longest] = [...words].sort((one, other) => other.length - one.length)
  if (longest === undefined) return []
  const others = words.filter((word) => word !== longest)
  const whole = words.join('')
  const beginning: Game[] = []
  const named: Game[] = []
  const provided: Game[] = []
  for (const position of positionsOf(index, longest)) {
    const line = lineAt(index, position)
    const game = index.games[position]
    if (!game || !others.every((word) => line.includes(word))) continue
    const names = line.slice(0, line.lastIndexOf(betweenNames))
    if (names.startsWith(whole) || names.includes(`${betweenNames}${whole}`)) beginning.push(game)
    else if (words.every((word) => names.includes(word))) named.push(game)
    else provided.push(game)
  }
  return [...beginning, ...named, ...provided]
}

/** The games that have something like a term in a name, the nearest first; none for a short term. */
export function findNearGames(index: SearchIndex, term: string): readonly Game[] {
  const wanted = fold(term)
  const allowed = mistakesIn(wanted)
  if (allowed === 0) return []
  // Long parts occur in few games. Only letters swapped across the border of two parts need shorter ones.
  const found = nearGames(index, wanted, allowed, allowed + 1)
  const parts = Math.min(2 * allowed + 1, Math.floor(wanted.length / 2))
  return found.length > 0 ? found : nearGames(index, wanted, allowed, parts)
}

function nearGames(
  index: SearchIndex,
  wanted: string,
  allowed: number,
  parts: number,
): readonly Game[] {
  const least = new Map<number, number>()
  for (const { position, text } of candidates(index, wanted, allowed, parts)) {
    const mistakes = near(text, wanted, least.get(position) ?? allowed)
    if (mistakes !== null) least.set(position, mistakes)
  }
  return [...least]
    .sort(([onePlace, one], [otherPlace, other]) => one - other || onePlace - otherPlace)
    .flatMap(([position]) => index.games[position] ?? [])
}

/** How many letters may be wrong, missing or too many. */
function mistakesIn({ length }: string): number {
  if (length < 4) return 0
  return length < 12 ? 1 : 2
}

/**
 * If a term is split into more parts than it may have mistakes, at least one part has none: only the surroundings of
 * such a part are searched.
 */
function* candidates(
  { starts, text }: SearchIndex,
  wanted: string,
  allowed: number,
  parts: number,
): Generator<{ readonly position: number; readonly text: string }> {
  for (let part = 0; part < parts; part += 1) {
    const from = Math.floor((wanted.length * part) / parts)
    const to = Math.floor((wanted.length * (part + 1)) / parts)
    const exact = wanted.slice(from, to)
    let position = 0
    for (let at = text.indexOf(exact); at !== -1; at = text.indexOf(exact, at + 1)) {
      position = gameAt(starts, at, position)
      const begin = Math.max(starts[position] ?? 0, at - from - allowed)
      const end = Math.min((starts[position + 1] ?? 0) - 1, at - from + wanted.length + allowed)
      yield { position, text: text.slice(begin, end) }
    }
  }
}

/** The games with a word in their line, each once, in their order. */
function* positionsOf({ starts, text }: SearchIndex, word: string): Generator<number> {
  let position = 0
  let at = text.indexOf(word)
  while (at !== -1) {
    position = gameAt(starts, at, position)
    yield position
    at = text.indexOf(word, starts[position + 1])
  }
}

/** The game whose line holds a place of the text, by halving; none before `from` can be it. */
function gameAt(starts: Int32Array, at: number, from: number): number {
  let low = from
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

function lineAt({ starts, text }: SearchIndex, position: number): string {
  return text.slice(starts[position], (starts[position + 1] ?? text.length) - 1)
}
