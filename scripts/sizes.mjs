#!/usr/bin/env node
// Prints the size of the members' build, by visit and by file: `npm run sizes` after a build.
// With --accept the sizes of the files become their budgets.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { help, readArguments } from './arguments.mjs'
import { readBudgets, writeBudgets } from './budgets.mjs'
import { compressed, dist, kib, readModuleReport, sum } from './build.report.mjs'
import { acceptedBudgets, chunkProblems, chunksOf } from './chunks.mjs'

/**
 * @typedef {import('./build.report.mjs').ModuleReport} ModuleReport
 * @typedef {{ part: string, bytes: number }} Part
 * @typedef {{ name: string, limitKiB: number, parts: Part[] }} Budget
 */

const command = 'npm run sizes'
const usage = `${command} -- [options]

  Compares the size of the members' build (Brotli) with its budgets: what a visit loads until it is idle,
  and every file.

  --accept  makes the sizes of the files their budgets, in scripts/budgets.json
  --help    shows this`

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

/**
 * Prints the tables. Returns whether every budget is kept.
 * @param {{ isAccepting?: boolean }} [options] whether the files' weights become their budgets
 */
export function checkSizes({ isAccepting = false } = {}) {
  const report = readModuleReport()
  if (isAccepting) acceptChunks(report)
  const areKept = [checkVisits(report), checkEntry(report), checkChunks(report)]
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
  const charts = flowChartsIn(report, filesNamed(report, ['index']))
  for (const chart of charts) {
    console.log(`  ${chart} is in the entry; flows are loaded when needed`)
  }
  return charts.length === 0
}

/** @param {ModuleReport} report */
function checkChunks(report) {
  const chunks = chunksOf(report, compressed)
  const budgets = readBudgets().chunks
  console.log('Every file with its styles, KiB (Brotli), at most\n')
  for (const { name, bytes } of chunks) {
    console.log(`  ${kib(bytes)}  ${(budgets[name]?.toFixed(1) ?? '').padStart(6)}  ${name}`)
  }
  const problems = chunkProblems(chunks, budgets)
  if (problems.length === 0) return true
  console.log(problems.map((problem) => `\n  ${problem}`).join(''))
  console.log(
    '\n  packages/web/.vite/modules.json lists the modules of each file. If the sizes are intended, run',
    '`npm run sizes -- --accept` and commit scripts/budgets.json.',
  )
  return false
}

/** @param {ModuleReport} report */
function acceptChunks(report) {
  const budgets = readBudgets()
  const chunks = acceptedBudgets(chunksOf(report, compressed), budgets.chunks)
  writeBudgets({ ...budgets, chunks })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { values } = readArguments(command, {
      options: { accept: { type: 'boolean', default: false }, help },
    })
    if (values.help) console.log(usage)
    else process.exitCode = checkSizes({ isAccepting: values.accept }) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
