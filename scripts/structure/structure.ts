import path from 'node:path'

/** An import of one file by another, both named from the repository's root. Types count: a reader has to know them too. */
export interface Import {
  readonly from: string
  readonly to: string
}

export interface Source {
  /** From the repository's root. */
  readonly file: string
  readonly text: string
}

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g

/** The relative imports of files, including types and dynamic imports. */
export function importsOf(sources: readonly Source[]): readonly Import[] {
  return sources.flatMap(({ file, text }) => {
    const targets = [...text.matchAll(imported)].map(([, target = '']) =>
      path.posix.join(path.posix.dirname(file), target),
    )
    return [...new Set(targets)].map((to) => ({ from: file, to }))
  })
}

/**
 * The imports that go up: from a floor to a higher one.
 * @param floors folders, the lowest first; all other files are above them
 */
export function goingUp(imports: readonly Import[], floors: readonly string[]): readonly string[] {
  const floorOf = (file: string) => {
    const floor = floors.findIndex((folder) => file.startsWith(`${folder}/`))
    return floor < 0 ? floors.length : floor
  }
  return imports
    .filter(({ from, to }) => floorOf(from) < floorOf(to))
    .map(({ from, to }) => `${from} → ${to}`)
}

/** The folders that import each other in a circle, one list for each circle. */
export function foldersInCircles(imports: readonly Import[]): readonly (readonly string[])[] {
  const reached = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [one, other] = [path.posix.dirname(from), path.posix.dirname(to)]
    if (one !== other) reached.set(one, (reached.get(one) ?? new Set()).add(other))
  }
  const reachableFrom = (start: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const open = [...(reached.get(start) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue
      found.add(next)
      open.push(...(reached.get(next) ?? []))
    }
    return found
  }
  const all = new Map([...reached.keys()].map((folder) => [folder, reachableFrom(folder)]))
  const circles = [...all].flatMap(([folder, reachable]) =>
    reachable.has(folder)
      ? [[...reachable].filter((other) => all.get(other)?.has(folder)).sort()]
      : [],
  )
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}

/** The files with the most imports, and how many. */
export function mostConnected(
  imports: readonly Import[],
  count: number,
): readonly (readonly [file: string, imports: number])[] {
  const counts = new Map<string, number>()
  for (const { from } of imports) counts.set(from, (counts.get(from) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, count)
}

/**
 * The files that list flows: they name more than half of them, in any spelling, so each new flow has to be
 * added there.
 * @param flows the names of all flows, in camel case
 */
export function registersOf(
  sources: readonly Source[],
  flows: readonly string[],
): readonly string[] {
  const patterns = flows.map(spellings)
  return sources
    .filter(({ text }) => {
      const named = patterns.filter((pattern) => pattern.test(text)).length
      return named > flows.length / 2
    })
    .map(({ file }) => file)
}

/** `gameList`, the `GameList` of a longer name, and the `game-list` of a file. */
function spellings(name: string): RegExp {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const ofFile = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return new RegExp(
    `(?<![a-zA-Z])${name}(?![a-z])|${capital}(?![a-z])|(?<![\\w-])${ofFile}(?![a-z])`,
  )
}

const folders = (place: string, ...names: readonly string[]) =>
  names.map((name) => `packages/${place}/src/${name}`)

/**
 * The floors of each package, the lowest first. No file imports from a floor above its own. The files beside
 * them in `src` are the package's entry points, above all floors.
 */
export const floors = {
  core: folders('core', 'base', 'wire', 'kernel', 'member', 'flows', 'app'),
  web: folders('web', 'theme', 'i18n', 'ui', 'platform', 'app', 'shell', 'features'),
  'mock-server': folders(
    'mock-server',
    'base',
    'calls',
    'artwork',
    'seed',
    'catalogue',
    'dialect',
    'world',
    'games',
    'rest',
    'graphql',
    'service',
    'contract',
    'control',
    'conformance',
  ),
}
