// Whether everything that the scripts lean on is there. Node built-ins only.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const remedy = 'run `npm run setup`'

/**
 * What is wrong with the installation, in one sentence; null when all is well.
 * @param {string} [folder] the repository's root
 * @param {string} [nodeVersion] such as `20.19.0`
 * @returns {string | null}
 */
export function installationProblem(folder = root, nodeVersion = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
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
  const missing = ['tsx', 'typescript', 'vite', 'vitest'].find(
    (name) => !existsSync(path.join(folder, 'node_modules', name, 'package.json')),
  )
  return missing ? `The installation lacks ${missing}: ${remedy}.` : null
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
