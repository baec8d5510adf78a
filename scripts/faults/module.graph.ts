import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { root } from '../run.mjs'

/** The import graph of the packages' files, named from the repository's root. */
export interface ModuleGraph {
  /** The files that import a file, directly or not, each with its number of steps, nearest first. */
  importersOf(file: string): readonly { readonly file: string; readonly steps: number }[]
}

const catalogue = /^catalogue:([a-z]+)/
/** Vitest loads the site for these tests through its setup file, without an import. */
const drawnTests = /^packages\/web\/(drawn|stories)\/.*\.(test\.tsx?|story\.ts)$/
const drawnSetup = 'packages/web/drawn/drawn.setup.ts'

/** Parses the imports of files. Imports of types do not count. */
export function readModuleGraph(files: readonly string[]): ModuleGraph {
  const known = new Set(files)
  const importers = new Map<string, string[]>()
  const doors = packageDoors(files)
  for (const file of files.filter((one) => /\.(ts|tsx|mjs)$/.test(one))) {
    const specifiers = importsOf(file, readFileSync(path.join(root, file), 'utf8'))
    const setups = drawnTests.test(file) ? [drawnSetup] : []
    for (const imported of [...specifiers.map((one) => resolved(file, one, doors)), ...setups]) {
      if (known.has(imported)) importers.set(imported, [...(importers.get(imported) ?? []), file])
    }
  }
  return { importersOf: (file) => walk(file, importers) }
}

function walk(start: string, importers: ReadonlyMap<string, readonly string[]>) {
  const found = new Map([[start, 0]])
  for (const [file, steps] of found) {
    for (const importer of importers.get(file) ?? []) {
      if (!found.has(importer)) found.set(importer, steps + 1)
    }
  }
  return [...found].slice(1).map(([file, steps]) => ({ file, steps }))
}

function importsOf(file: string, code: string): readonly string[] {
  const { dynamicImports, staticExports, staticImports } = parseSync(file, code).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) =>
      isType || !moduleRequest ? [] : [moduleRequest.value],
    ),
  )
  const later = dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^'(.*)'$/.exec(code.slice(start, end))?.[1] ?? [],
  )
  return [...imported, ...exported, ...later]
}

function resolved(from: string, specifier: string, doors: ReadonlyMap<string, string>): string {
  const locale = catalogue.exec(specifier)?.[1]
  if (locale !== undefined) return `packages/web/src/i18n/${locale}.json`
  const [plain = ''] = specifier.split('?')
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(from), plain)
  return doors.get(plain) ?? behindFolder(plain, doors)
}

/** An entry point with a star stands for every file of a folder. */
function behindFolder(specifier: string, doors: ReadonlyMap<string, string>): string {
  for (const [door, target] of doors) {
    const [folder = ''] = door.split('*')
    if (folder === door || !specifier.startsWith(folder)) continue
    return target.replace('*', specifier.slice(folder.length))
  }
  return ''
}

/** The entry points of this repository's packages, by the names that others import. */
function packageDoors(files: readonly string[]): ReadonlyMap<string, string> {
  const doors = new Map<string, string>()
  for (const file of files.filter((one) => /^packages\/[^/]+\/package\.json$/.test(one))) {
    const { exports = {}, name } = readPackage(file)
    for (const [door, target] of Object.entries(exports)) {
      doors.set(path.posix.join(name, door), path.posix.join(path.posix.dirname(file), target))
    }
  }
  return doors
}

function readPackage(file: string): { name: string; exports?: Record<string, string> } {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}
