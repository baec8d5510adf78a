// Measures how fast the search finds games, and fails above the limit: `npm run bench:games`.
import { readGames } from '../../packages/core/src/flows/game/game.ts'
import { onOtherLayout } from '../../packages/core/src/flows/game-search/keyboard.layout.ts'
import { searchGames } from '../../packages/core/src/flows/game-search/search.games.ts'
import { createSearchIndex } from '../../packages/core/src/flows/game-search/search.index.ts'
import {
  catalogueOf,
  largestCatalogueSize,
} from '../../packages/mock-server/src/seed/games/catalogue.ts'
import { percentile } from '../mock-speed/polling.ts'

/** How long the 95th percentile of all searches may take, milliseconds. */
const limitMs = 2

const games = readGames(
  catalogueOf(largestCatalogueSize).games.map(({ category, code, id, nameEn, nameTh }) => ({
    _id: id,
    type: category.type,
    category: category.provider.key,
    code,
    nameEn,
    nameTh,
  })),
)

/** What people type: beginnings and whole names, also with a missing letter or on the wrong keyboard layout. */
const terms = Array.from({ length: 400 }, (_, index) => {
  const game = games[(index * 7_919) % games.length]
  const name = game?.names[index % 2 ? 'th' : 'en'] ?? ''
  switch (index % 10) {
    case 0:
      return name
    case 1:
      return `${name.slice(0, 4)}${name.slice(5, 10)}`
    case 2:
      return onOtherLayout(name.slice(0, 6).toLowerCase())
    default:
      return name.slice(0, 3 + (index % 5))
  }
})

const before = performance.now()
const index = createSearchIndex(games)
const built = performance.now() - before

for (const term of terms) searchGames(index, term)
// The median of three tries: other programs run on this machine too.
const took = terms.map((term) => {
  const tries = [1, 2, 3].map(() => {
    const start = performance.now()
    searchGames(index, term)
    return performance.now() - start
  })
  return percentile(tries, 0.5)
})

const p95 = percentile(took, 0.95)
const lines = [
  `${games.length} games, ${terms.length} terms`,
  `prepared in        ${built.toFixed(1)} ms`,
  `half of them in    ${percentile(took, 0.5).toFixed(2)} ms`,
  `95 of 100 in       ${p95.toFixed(2)} ms, at most ${limitMs} ms`,
  `the slowest in     ${Math.max(...took).toFixed(2)} ms`,
]
console.log(lines.join('\n'))
if (p95 > limitMs) process.exitCode = 1
