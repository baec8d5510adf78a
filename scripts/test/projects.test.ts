import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import workspace from '../../vitest.workspace.ts'
import { root, tool } from '../run.mjs'
import { filesOf, type Source } from '../sources.mjs'
import { commonSources, isRelevant } from '../steps/proof.key.ts'
import { browserSources, unitProjects, unitSources } from './projects.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

it('are all projects of the configuration', () => {
  const names = workspace.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  )
  expect(unitProjects.toSorted()).toEqual(names?.toSorted())
})

const steps: readonly (readonly [string, readonly Source[]])[] = [
  ...unitProjects
    .filter((project) => project !== 'tooling')
    .map((project) => [project, unitSources[project]] as const),
  ['browser', browserSources],
]

describe('what a proof depends on', () => {
  it.each(steps)('includes all that its files import or name: %s', (_step, sources) => {
    const files = new Set(filesOf([...commonSources, ...sources]))
    const code = filesOf(sources).filter((file) => /\.(tsx?|js)$/.test(file))
    const named = new Set(code.flatMap(namedBy))
    expect([...named].filter((place) => !isHeld(place, files))).toEqual([])
  })

  it('includes all that the configuration of the tests loads', () => {
    const files = new Set(filesOf(commonSources))
    const loaded = loadedBy('vitest.workspace.ts')
    expect(loaded).toContain('scripts/faults/fault.planting.ts')
    expect(loaded.filter((file) => !files.has(file))).toEqual([])
  })

  it('includes all that builds and serves the site for the browser tests', () => {
    const files = new Set(filesOf([...commonSources, ...browserSources]))
    const loaded = loadedBy('scripts/build-members-site.mjs', 'scripts/start.mjs')
    expect(loaded).toContain('packages/mock-server/src/app.ts')
    expect(loaded.filter((file) => !files.has(file))).toEqual([])
  })

  it('includes every test file of a project', () => {
    const held = new Map(unitProjects.map((name) => [String(name), filesOf(unitSources[name])]))
    const left = listedFiles().filter(({ file, project }) => !held.get(project)?.includes(file))
    expect(left).toEqual([])
  })

  it('includes every variable that affects how something runs', () => {
    const code = filesOf([{ place: 'packages' }, { place: 'scripts' }]).filter((file) =>
      /\.(tsx?|mjs)$/.test(file),
    )
    const names = code.flatMap((file) =>
      [...read(file).matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name = '']) => name),
    )
    const ignored = [...new Set(names)].filter((name) => !isRelevant(name))
    // These say where programs are, which test worker this is, and whether proofs count at all.
    expect(ignored.toSorted()).toEqual(['CI', 'PATH', 'VITEST_WORKER_ID'])
  })
})

const known = new Map<string, readonly string[]>()

/** The same as `findNamed`, found once: many files belong to several steps. */
function namedBy(file: string): readonly string[] {
  const named = known.get(file) ?? findNamed(file)
  known.set(file, named)
  return named
}

/** The files and folders of the repository that a file imports, or names by a relative path. */
function findNamed(file: string): readonly string[] {
  const text = read(file)
  const relative = [...text.matchAll(/['"`](\.{1,2}\/[^'"`$\s]*)/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  )
  const fromRoot = [...text.matchAll(/['"`]((?:docs|packages|scripts)\/[^'"`$\s]*)/g)].map(
    ([, name = '']) => name,
  )
  const ours = [...text.matchAll(/['"]@croupier\/([^'"/]+)(\/[^'"]*)?['"]/g)].map(
    ([, name = '', door = '']) => doorOf(name, door),
  )
  return [...relative, ...fromRoot, ...ours].filter(
    (named) =>
      // The root is only the start of paths, and built files depend on their sources.
      named !== '.' &&
      !/(^|\/)(\.vite|dist)(\/|$)/.test(named) &&
      existsSync(path.join(root, named)),
  )
}

/** The test files that the configuration finds. */
function listedFiles(): readonly { readonly file: string; readonly project: string }[] {
  const text = execFileSync(tool('vitest'), ['list', '--filesOnly', '--json'], { cwd: root })
  const listed: readonly { file: string; projectName: string }[] = JSON.parse(String(text))
  return listed.map(({ file, projectName }) => ({
    file: path.relative(root, file).split(path.sep).join('/'),
    project: projectName,
  }))
}

/** Files, and all that they import by relative paths, directly or indirectly. */
function loadedBy(...files: readonly string[]): readonly string[] {
  const loaded = new Set(files)
  for (const file of loaded) for (const named of importedBy(file)) loaded.add(named)
  return [...loaded]
}

/** The files that a file imports by a relative path. */
function importedBy(file: string): readonly string[] {
  return [...read(file).matchAll(/ from '(\.{1,2}\/[^']+)'/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  )
}

function doorOf(name: string, door: string): string {
  const { exports: doors } = JSON.parse(read(`packages/${name}/package.json`))
  return path.posix.join('packages', name, doors[`.${door}`] ?? '')
}

function isHeld(named: string, files: ReadonlySet<string>): boolean {
  if (statSync(path.join(root, named)).isFile()) return files.has(path.posix.normalize(named))
  const folder = `${path.posix.normalize(named).replace(/\/$/, '')}/`
  return filesOf([{ place: folder }]).every((file) => files.has(file) || /\.test\.tsx?$/.test(file))
}
