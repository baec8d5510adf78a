#!/usr/bin/env node
// Prints the size of the members' build, by visit and by file: `npm run sizes` after a build.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { help, readArguments } from './arguments.mjs'
import { readBudgets } from './budgets.mjs'
import { compressed, dist, kib, readModuleReport, sum } from './build.report.mjs'
import { chunksOf } from './chunks.mjs'

/**
 * @typedef {import('./build.report.mjs').ModuleReport} ModuleReport
 * @typedef {{ part: string, bytes: number }} Part
 * @typedef {{ name: string, limitKiB: number, parts: Part[] }} Budget
 */

const command = 'npm run sizes'
const usage = `${command} -- [options]

  Prints the size of the members' build (Brotli): of what a visit loads until it is idle, compared with its
  budget, and of every file.

  --help  shows this`

/** Charts that a visitor who only looks around does not need. */
const flowCharts =
  /^packages\/core\/src\/(flows|member)\/(deposit|login|profile|transfer-panel)\/.*\.(machine|setup|actors)\.ts$/

/**
 * Finds files by their names.
 * @param {ModuleReport} report
 * @param {readonly string[]} names
 * @returns {string[]}
 * @throws {Error} if the build lacks one of the files
 */
export function filesNamed(report, names) {
  return names.map((name) => {
    const found = Object.keys(report).find((file) => report[file]?.name === name)
    if (found) return found
    throw new Error(
      `The build has no file ${name}: correct "visits" in scripts/budgets.json or packages/web/build/script-groups.ts.`,
    )
  })
}

/**
 * Finds the flow charts among the modules of some scripts.
 * @param {ModuleReport} report
 * @param {readonly string[]} files
 */
export function flowChartsIn(report, files) {
  return files.flatMap((file) => report[file]?.modules ?? []).filter((id) => flowCharts.test(id))
}

/**
 * Finds the scripts that import the entry. Every release renames it, and with it every script that names it.
 * @param {ModuleReport} report
 */
export function importersOfEntry(report) {
  const [entry] = filesNamed(report, ['index'])
  return Object.values(report).flatMap(({ imports, name }) =>
    imports.some((file) => file === entry) ? [name] : [],
  )
}

const flowDeclaration = /(?:flows|member)\/[\w-]+\/[\w-]+\.flow\.ts$/

/**
 * Finds the scripts besides the entry that declare flows: they name the files of the flows, so every release renames
 * them, and with them every script that imports them.
 * @param {ModuleReport} report
 */
export function declarersOfFlows(report) {
  return Object.values(report).flatMap(({ modules, name }) =>
    name !== 'index' && modules.some((id) => flowDeclaration.test(id)) ? [name] : [],
  )
}

/** The fonts that index.html preloads. Their format is already compressed. */
function preloadedFonts() {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  const files = [...page.matchAll(/<link[^>]*href="\/([^"]+\.woff2)"/g)].flatMap(
    ([, file]) => file ?? [],
  )
  return files.map((part) => ({ part, bytes: statSync(path.join(dist, part)).size }))
}

/**
 * @param {Budget} budget
 * @returns {boolean} whether the budget is kept
 */
function print({ name, limitKiB, parts }) {
  const total = sum(parts.map(({ bytes }) => bytes))
  const isKept = total <= limitKiB * 1024
  for (const { part, bytes } of parts) console.log(`  ${kib(bytes)}  ${part}`)
  console.log(`  ${kib(total)}  ${name}, at most ${limitKiB} KiB${isKept ? '' : '  TOO MUCH'}\n`)
  return isKept
}

/** Prints the tables. Returns whether every budget is kept. */
export function checkSizes() {
  const report = readModuleReport()
  const areKept = [checkVisits(report), checkEntry(report)]
  printChunks(report)
  return areKept.every(Boolean)
}

/** @param {ModuleReport} report */
function checkVisits(report) {
  console.log('\nWhat a visit loads until it is idle, KiB (Brotli)\n')
  const areKept = Object.entries(readBudgets().visits).map(([name, { files, ...limits }]) => {
    const scripts = filesNamed(report, files)
    const styles = new Set(scripts.flatMap((file) => report[file]?.styles ?? []))
    const parts = scripts.map((file, index) => ({
      part: files[index] ?? file,
      bytes: compressed(file),
    }))
    const sheets = [...styles].map((part) => ({ part, bytes: compressed(part) }))
    return [
      print({ name: `script of ${name}`, limitKiB: limits.script, parts }),
      print({ name: `styles of ${name}`, limitKiB: limits.styles, parts: sheets }),
    ].every(Boolean)
  })
  return [
    ...areKept,
    print({ name: 'preloaded fonts', limitKiB: 45, parts: preloadedFonts() }),
  ].every(Boolean)
}

/** @param {ModuleReport} report */
function checkEntry(report) {
  const charts = flowChartsIn(report, filesNamed(report, ['index', 'base']))
  for (const chart of charts) {
    console.log(`  ${chart} is in the entry; flows are loaded when needed`)
  }
  const importers = importersOfEntry(report)
  for (const name of importers) {
    console.log(
      `  ${name} imports the entry, so that every release renames it: see script-groups.ts`,
    )
  }
  const declarers = declarersOfFlows(report)
  for (const name of declarers) {
    console.log(
      `  ${name} declares flows, so that every release renames it: what screens import must not import flows.ts`,
    )
  }
  return [charts, importers, declarers].every((found) => found.length === 0)
}

/** @param {ModuleReport} report */
function printChunks(report) {
  console.log('Every file with its styles, KiB (Brotli)\n')
  for (const { name, bytes } of chunksOf(report, compressed)) {
    console.log(`  ${kib(bytes)}  ${name}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { values } = readArguments(command, { options: { help } })
    if (values.help) console.log(usage)
    else process.exitCode = checkSizes() ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
