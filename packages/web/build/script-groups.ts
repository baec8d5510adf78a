import { usageOf } from './module-usage.ts'

/** The importers of a module, which decide its file. */
interface ModuleLinks {
  /** Its compiled code. */
  readonly code: string | null
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleLinks | null
}

/**
 * The files that the entry loads later. A screen, its chart and the parts beside it are requested at the same
 * time, so they share a file. The first row that matches a dynamically imported module names its file.
 */
const groups: readonly (readonly [name: string, parts: RegExp])[] = [
  ['login', /features\/account\/login|flows\/(?:login|chat)\//],
  ['member', /shell\/member-header|account\/chat-link|flows\/(?:late-payment|favourite)\//],
  ['member', /\/(?:payment-waits|waiting-for-payment|unanswered-\w+)\.tsx$/],
  ['account', /features\/account\/|flows\/(?:registration|password)\//],
  ['running-offer', /features\/promotion\/offer-\w+\.tsx$/],
  // Only sites whose operator has them load these.
  ['adapters', /(?:features|flows)\/(?:analytics|live-chat)\//],
  ['later', /shell\/|(?:features|flows)\/(?:promotion|visitor|notice)\//],
  ['lists', /features\/games\/(?:list|search)\.page|flows\/game-(?:list|search)\//],
  ['games', /features\/(?:games|home)\/|flows\/game-rails\//],
  ['game-page', /(?:features|flows)\/game-(?:page|launch)\//],
  ['deposit', /(?:features|flows)\/(?:deposit|transfer-panel)\//],
  ['$1', /(?:features|flows|member)\/([\w-]+)\//],
]

/** Words are files by themselves already; in a group they would need a file of the bundler's helpers beside the entry. */
const words = /^\0catalogue:\w+\/(?!boot$)/

const react = /\/node_modules\/(?:react-dom|scheduler)\//

/**
 * What needs no chart and no screen: packages, and the contract with the services. Evaluating it takes a slow phone as
 * long as evaluating the rest of `base`, and in a file of its own it is a task of its own (`rendered.start.ts`).
 */
const libraries =
  /\/node_modules\/|\/core\/src\/(?:base\/|wire\/contract\/|wire\/api\/graphql-package\.)/

/**
 * The file that a module belongs to: that of the one group whose screens need it, or a common file if several
 * do. A module's dependencies are needed by at least the same groups as the module, so files
 * import each other in one direction only: group, `common-inner`, `base`.
 *
 * The entry names the files that it loads later. Each release renames it, so that no file may import it, or all would be
 * renamed: it keeps only what leads to those names.
 * @returns null for a module that no group needs
 */
export function groupOf(id: string, graph: ModuleGraph): string | null {
  if (words.test(id)) return null
  // The entry imports React when it is about to draw: what it needs at once all the same.
  if (react.test(id)) return 'libraries'
  const name = placeOf(id, graph)
  return name === 'base' && libraries.test(id) ? 'libraries' : name
}

function placeOf(id: string, graph: ModuleGraph): string | null {
  const names = [...groupsOf(id, graph, new Set())]
  if (names.length === 1 && names[0] === entryGroup) {
    return leadsToLaterFiles(id, graph, new Set()) ? entryGroup : 'base'
  }
  if (names.includes(entryGroup)) return 'base'
  // Every rendered page shows some of it before any script: one style sheet less to ask for.
  if (names.length === 1 && names[0] === 'later' && id.endsWith('.css')) return 'base'
  if (names.length < 2) return names[0] ?? null
  if (names.every((name) => besideHome.has(name))) return 'games'
  return names.some((name) => early.has(name)) ? 'base' : 'common-inner'
}

/** Whether a module, or one that it imports, imports another on demand. */
function leadsToLaterFiles(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const links = graph.getModuleInfo(id)
  if (links === null) return false
  return (
    links.dynamicallyImportedIds.length > 0 ||
    links.importedIds.some((imported) => leadsToLaterFiles(imported, graph, seen))
  )
}

const entryGroup = 'index'

/** The groups that the first pages of most visits load, at once or a moment later. */
const early = new Set(['login', 'games', 'lists', 'later'])

/** What these share with the home page is in its file, and stays out of the login. */
const besideHome = new Set(['games', 'lists', 'tournament'])

/**
 * The groups whose screens and charts need a module. An index that only passes names on needs none of its modules:
 * those who import such a name do.
 * @param wanted the names of the module that are asked for; null for the module itself
 */
function groupsOf(
  id: string,
  graph: ModuleGraph,
  seen: Set<string>,
  wanted: ReadonlySet<string> | null = null,
): ReadonlySet<string> {
  const names = new Set<string>()
  const question = [id, ...(wanted ?? [])].join(' ')
  if (seen.has(question)) return names
  seen.add(question)
  const links = graph.getModuleInfo(id)
  if (links === null) return names
  if (links.isEntry) names.add(entryGroup)
  const own = links.dynamicImporters.length > 0 ? ownGroupOf(id) : null
  if (own !== null) names.add(own)
  for (const { importer, counted } of usersOf(id, links, graph, seen, wanted)) {
    for (const name of groupsOf(importer, graph, seen, counted)) names.add(name)
  }
  return names
}

interface ModuleUser {
  readonly importer: string
  /** The names under which it passes on what is wanted; null if it needs that itself. */
  readonly counted: ReadonlySet<string> | null
}

/** The importers that need what is wanted of a module. */
function usersOf(
  id: string,
  { importers }: ModuleLinks,
  graph: ModuleGraph,
  seen: Set<string>,
  wanted: ReadonlySet<string> | null,
): readonly ModuleUser[] {
  const usages = importers.map((importer) => {
    const usage = usageOf(graph.getModuleInfo(importer)?.code ?? null, importer, id)
    if (usage.passedOn.size > 0) seen.add(indexMark(importer))
    return { importer, ...usage }
  })
  return usages.flatMap(({ importer, imported, passedOn }): readonly ModuleUser[] => {
    if (passedOn.size > 0) {
      const passed = [...passedOn].filter(([, theirs]) => wanted?.has(theirs) ?? true)
      const counted = new Set(passed.map(([ours]) => ours))
      return counted.size > 0 ? [{ importer, counted }] : []
    }
    // An index that offers a whole other index beside its own names is used by those names.
    if (imported === null && wanted !== null && seen.has(indexMark(importer))) return []
    const isUsed =
      wanted === null || imported === null || [...wanted].some((name) => imported.has(name))
    return isUsed ? [{ importer, counted: null }] : []
  })
}

const indexMark = (id: string) => `index ${id}`

function ownGroupOf(id: string): string | null {
  for (const [name, parts] of groups) {
    const match = parts.exec(id)
    if (match) return name.replaceAll(/\$(\d)/g, (_, place: string) => match[Number(place)] ?? '')
  }
  return null
}
