// Counts the third-party packages, and finds those that run code when installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBudgets } from './budgets.mjs'
import { root } from './run.mjs'

/**
 * @typedef {{ webDirect: number, installed: number }} DependencyBudget
 * @typedef {{ webDirect: readonly string[], locked: readonly string[], withInstallScript: readonly string[], known: readonly string[] }} Dependencies
 *   `known` are the packages whose install scripts the workspace file allows or blocks
 */

/**
 * One sentence for each broken budget, with what to do about it.
 * @param {Dependencies} dependencies
 * @param {DependencyBudget} budget
 * @returns {string[]}
 */
export function dependencyProblems({ webDirect, locked, withInstallScript, known }, budget) {
  const problems = []
  if (webDirect.length > budget.webDirect) {
    problems.push(
      `packages/web depends on ${webDirect.length} packages, at most ${budget.webDirect}: do without one of ${webDirect.join(', ')}`,
    )
  }
  if (locked.length > budget.installed) {
    problems.push(
      `${locked.length} packages are in pnpm-lock.yaml, at most ${budget.installed}: see which came with the last one, or raise the budget in scripts/budgets.json`,
    )
  }
  const strangers = withInstallScript.filter((name) => !known.includes(name))
  return [
    ...problems,
    ...strangers.map(
      (name) =>
        `${name} runs code when it is installed: do without it, or decide about it under allowBuilds in pnpm-workspace.yaml`,
    ),
  ]
}

/**
 * The packages of a lock file as `name@version`, for all platforms.
 * @param {string} lockFile
 * @returns {string[]}
 */
export function lockedPackages(lockFile) {
  const section = /^packages:\n([\s\S]*?)^\S/m.exec(lockFile)?.[1] ?? ''
  return [...section.matchAll(/^ {2}'?([^\s'].*?)'?:$/gm)].flatMap(([, name]) => name ?? [])
}

/**
 * The packages that the workspace file names under `allowBuilds`.
 * @param {string} workspaceFile
 * @returns {string[]}
 */
export function decidedBuilds(workspaceFile) {
  const section = /^allowBuilds:\n((?: {2}.*\n?)*)/m.exec(workspaceFile)?.[1] ?? ''
  return [...section.matchAll(/^ {2}'?([^\s':]+)'?:/gm)].flatMap(([, name]) => name ?? [])
}

/** Prints the table. Returns whether every budget is kept. */
export function checkDependencies() {
  const budget = readBudgets().dependencies
  const locked = lockedPackages(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'))
  const web = readPackage(path.join(root, 'packages/web'))
  const dependencies = {
    webDirect: Object.keys(web.dependencies ?? {}),
    locked,
    withInstallScript: packagesWithInstallScript(new Set(locked)),
    known: decidedBuilds(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')),
  }
  const { webDirect, withInstallScript, known } = dependencies
  const blocked = withInstallScript.filter((name) => known.includes(name))
  console.log('\nPackages\n')
  console.log(`  ${webDirect.length} of packages/web at run time, at most ${budget.webDirect}`)
  console.log(`  ${locked.length} locked for all platforms, at most ${budget.installed}`)
  console.log(
    `  ${withInstallScript.length - blocked.length} install scripts nobody decided about, ${blocked.length} decided (${blocked.join(', ')})\n`,
  )
  const problems = dependencyProblems(dependencies, budget)
  for (const problem of problems) console.log(`  ${problem}`)
  return problems.length === 0
}

/**
 * The installed packages that have an install script. Packages left over from an older lock file do not
 * count.
 * @param {ReadonlySet<string>} locked
 */
function packagesWithInstallScript(locked) {
  const store = path.join(root, 'node_modules/.pnpm')
  const found = new Set()
  for (const entry of readdirSync(store)) {
    for (const folder of packageFolders(path.join(store, entry, 'node_modules'))) {
      const { name, version, scripts = {} } = readPackage(folder)
      if (!name || !locked.has(`${name}@${version}`)) continue
      const hasScript = ['preinstall', 'install', 'postinstall'].some((script) => script in scripts)
      if (hasScript || existsSync(path.join(folder, 'binding.gyp'))) found.add(name)
    }
  }
  return [...found].sort()
}

/**
 * The packages that are in this folder. It also has links to packages elsewhere, which do not count.
 * @param {string} folder a node_modules
 * @returns {string[]}
 */
function packageFolders(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || entry.name.startsWith('.')) return []
    const inner = path.join(folder, entry.name)
    return entry.name.startsWith('@') ? packageFolders(inner) : [inner]
  })
}

/**
 * @param {string} folder
 * @returns {{ name?: string, version?: string, scripts?: Record<string, string>, dependencies?: Record<string, string> }}
 */
function readPackage(folder) {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = checkDependencies() ? 0 : 1
}
