import path from 'node:path'

/** What a module does with another that it imports. */
export interface ModuleUsage {
  /** The names that it imports from anywhere, as their modules call them; null where it may use everything. */
  readonly imported: ReadonlySet<string> | null
  /** The names that it only passes on: those of this module, with what the other calls them. */
  readonly passedOn: ReadonlyMap<string, string>
}

interface Statement {
  readonly source: string
  /** Pairs of the other module's name and this one's; null for all of it. */
  readonly names: readonly (readonly [theirs: string, ours: string])[] | null
}

interface Statements {
  readonly imports: readonly Statement[]
  readonly exports: readonly Statement[]
}

const list = String.raw`\{[^{}]*\}`
const namespace = String.raw`\*(?:\s*as\s+[\w$]+)?`
const clause = String.raw`${namespace}|${list}|[\w$]+(?:\s*,\s*(?:${list}|${namespace}))?`
const statement = new RegExp(
  String.raw`\b(import|export)\s*(${clause})\s*from\s*["']([^"']+)["']`,
  'g',
)

/**
 * How a module uses another, by its compiled code, in which no types are left. A name too many only puts a module into
 * a file that more pages load.
 */
export function usageOf(code: string | null, user: string, used: string): ModuleUsage {
  const { exports, imports } = statementsOf(code ?? '')
  const leadsThere = ({ source }: Statement) =>
    source.startsWith('.') && path.join(path.dirname(user), source) === used
  const passing = exports.filter(leadsThere)
  const pairs = passing.flatMap(({ names }) => names ?? [])
  if (pairs.length > 0 && passing.every(({ names }) => names) && !imports.some(leadsThere)) {
    return { imported: new Set(), passedOn: new Map(pairs.map(([theirs, ours]) => [ours, theirs])) }
  }
  // The name of a package does not say to which file it leads, so that each imported name may be meant.
  const isWhole = imports.length === 0 || [...imports, ...passing].some(({ names }) => !names)
  const names = imports.flatMap(({ names }) => names ?? []).map(([theirs]) => theirs)
  return { imported: isWhole ? null : new Set(names), passedOn: new Map() }
}

const known = new Map<string, Statements>()

function statementsOf(code: string): Statements {
  const found = known.get(code) ?? readStatements(code)
  known.set(code, found)
  return found
}

function readStatements(code: string): Statements {
  const found = [...code.matchAll(statement)].map(([, keyword, names = '', source = '']) => ({
    keyword,
    source,
    names: namesOf(names),
  }))
  return {
    imports: found.filter(({ keyword }) => keyword === 'import'),
    exports: found.filter(({ keyword }) => keyword === 'export'),
  }
}

function namesOf(names: string): Statement['names'] {
  if (names.includes('*')) return null
  const [own = '', listed = ''] = names.split(/[{}]/)
  const pairs = listed
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .flatMap(([theirs = '', ours = theirs]) => (theirs === '' ? [] : [[theirs, ours] as const]))
  return own.trim() === '' ? pairs : [['default', own.replace(',', '').trim()] as const, ...pairs]
}
