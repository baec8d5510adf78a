// Checks whether everything that the scripts need is installed. Uses Node built-ins only.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const remedy = 'run `npm run setup`'

/**
 * Says in one sentence what is wrong with the installation; null if nothing is.
 * @param {string} [folder] the repository's root
 * @param {string} [nodeVersion] such as `20.19.0`
 * @returns {string | null}
 */
export function installationProblem(folder = root, nodeVersion = process.versions.node) {
  const { engines } = readPackage(folder)
  const oldest = engines.node.replace('>=', '')
  if (isOlder(nodeVersion, oldest)) {
    return `This is Node ${nodeVersion}, and Croupier needs ${oldest} or newer: install that.`
  }
  const installed = path.join(folder, 'node_modules/.pnpm/lock.yaml')
  if (!existsSync(installed)) return `The packages are not installed: ${remedy}.`
  const wanted = path.join(folder, 'pnpm-lock.yaml')
  if (!existsSync(wanted))
    return 'There is no pnpm-lock.yaml: get it back with `git checkout pnpm-lock.yaml`.'
  if (readFileSync(installed, 'utf8') !== readFileSync(wanted, 'utf8')) {
    return `The installed packages are not those of pnpm-lock.yaml: ${remedy}.`
  }
  const packages = ['.', ...lockedFolders(readFileSync(wanted, 'utf8'))]
  return first(packages.map((name) => packageProblem(folder, name)))
}

/**
 * The folders of the workspace's packages, by its lock file.
 * @param {string} lockFile
 */
function lockedFolders(lockFile) {
  return [...lockFile.matchAll(/^ {2}((?:packages|examples)\/[^:\s]+):/gm)].flatMap(
    ([, name]) => name ?? [],
  )
}

/**
 * @param {string} repository
 * @param {string} name the package's folder
 */
function packageProblem(repository, name) {
  const folder = path.join(repository, name)
  if (!existsSync(path.join(folder, 'package.json'))) {
    return `There is no ${name}/package.json: get it back with \`git checkout ${name}\`.`
  }
  const { dependencies = {}, devDependencies = {} } = readPackage(folder)
  const problems = Object.entries({ ...dependencies, ...devDependencies }).map(
    ([dependency, version]) => dependencyProblem(folder, dependency, version),
  )
  const problem = first(problems)
  return problem && `The installation${name === '.' ? '' : ` of ${name}`} ${problem}.`
}

/**
 * @param {string} folder of the package that depends on it
 * @param {string} name
 * @param {string} wanted its version, or `workspace:*` for a package of this repository
 */
function dependencyProblem(folder, name, wanted) {
  const place = path.join(folder, 'node_modules', name)
  if (!existsSync(place)) return `lacks ${name}: ${remedy}`
  if (wanted.startsWith('workspace:')) return null
  const version = installedVersion(place)
  if (version === wanted) return null
  const found = version ? `${name} ${version}, not ${wanted}` : `a broken ${name}`
  // The installation does not replace what is already there.
  return `has ${found}: delete node_modules, then ${remedy}`
}

/** @param {readonly (string | null)[]} problems */
function first(problems) {
  return problems.find((problem) => problem !== null) ?? null
}

/**
 * The version of an installed package; null if it cannot be read.
 * @param {string} folder
 */
function installedVersion(folder) {
  try {
    return readPackage(folder).version ?? null
  } catch {
    return null
  }
}

/**
 * @param {string} folder
 * @returns {{ version?: string, engines: { node: string }, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }}
 */
function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

/**
 * @param {string} version
 * @param {string} oldest
 */
function isOlder(version, oldest) {
  const [one = [], other = []] = [version, oldest].map((text) => text.split('.').map(Number))
  const index = other.findIndex((part, at) => part !== (one[at] ?? 0))
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0)
}
