import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'
import type { Source } from '../sources.mjs'

const scope = '@croupier/'

/** The tests of other packages do not count, because nothing imports a test. */
const tests = /\.test\.tsx?$/

/**
 * The sources of a package and of those it depends on.
 * @param except files of the package that do not count
 */
export function packageSources(
  name: string,
  except?: RegExp,
  repository = root,
): readonly Source[] {
  const below = [...packagesBelow(name, repository)].filter((other) => other !== name)
  return [
    { place: folderOf(name), ...(except ? { except } : {}) },
    ...below.map((other) => ({ place: folderOf(other), except: tests })),
  ]
}

function packagesBelow(
  name: string,
  repository: string,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(repository, folderOf(name), 'package.json'), 'utf8'),
  )
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
    if (!dependency.startsWith(scope)) continue
    const other = dependency.slice(scope.length)
    if (found.has(other)) continue
    found.add(other)
    packagesBelow(other, repository, found)
  }
  return found
}

function folderOf(name: string): string {
  return `packages/${name}`
}
