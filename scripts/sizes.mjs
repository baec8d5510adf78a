#!/usr/bin/env node
// What the members' build weighs, a visitor's home page and every part: `npm run sizes` after a build.
// With --accept the weights of the parts become their budgets.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { help, readArguments } from './arguments.mjs'
import { readBudgets, writeBudgets } from './budgets.mjs'
import { dist, gzipped, kib, readModuleReport, sum, withImports } from './build.report.mjs'
import { acceptedBudgets, chunkProblems, chunksOf } from './chunks.mjs'

/**
 * @typedef {import('./build.report.mjs').ModuleReport} ModuleReport
 * @typedef {{ part: string, bytes: number }} Part
 * @typedef {{ name: string, limitKiB: number, parts: Part[] }} Budget
 */

const command = 'npm run sizes'
const usage = `${command} -- [options]

  Says what the members' build weighs against its budgets: a visitor's home page and every part.

  --accept  the weights of the parts become their budgets, in scripts/budgets.json
  --help    shows this`

/** Charts that a visitor who only looks does not need. */
const flowCharts =
  /^packages\/core\/src\/(flows|member)\/(deposit|login|profile|transfer-panel)\/.*\.(machine|setup|actors)\.ts$/

/**
 * What a visitor's first page loads: the entry, the home page and the words of both in one language,
 * the heavier.
 * @param {ModuleReport} report
 * @param {(file: string) => number} weigh gzipped bytes of a script or style sheet
 * @returns {{ entry: string[], home: string[], words: string[] }}
 * @throws {Error} when one of the three is not in the build
 */
export function firstLoad(report, weigh) {
  const files = Object.keys(report)
  const entryFile = files.find((file) => report[file]?.isEntry)
  const homeFile = files.find((file) =>
    report[file]?.for?.startsWith('packages/web/src/features/home/'),
  )
  const entry = entryFile ? withImports(report, entryFile) : new Set()
  const [words = []] = ['th', 'en']
    .map((locale) => wordsOf(report, locale).filter((file) => !entry.has(file)))
    .sort((one, other) => sum(other.map(weigh)) - sum(one.map(weigh)))
  if (!entryFile || !homeFile || words.length === 0) {
    throw new Error(
      'The build has no entry, no chunk of packages/web/src/features/home or no words of the shell: correct the build or scripts/sizes.mjs.',
    )
  }
  const home = [...withImports(report, homeFile)].filter((file) => !entry.has(file))
  return { entry: [...entry], home, words }
}

/**
 * The scripts with the words of the shell and the home page.
 * @param {ModuleReport} report
 * @param {string} locale
 */
function wordsOf(report, locale) {
  const wanted = new RegExp(`catalogue:${locale}/(shell|home)$`)
  return Object.keys(report).filter((file) => report[file]?.modules.some((id) => wanted.test(id)))
}

/**
 * The flow charts among the modules of some scripts.
 * @param {ModuleReport} report
 * @param {readonly string[]} files
 */
export function flowChartsIn(report, files) {
  return files.flatMap((file) => report[file]?.modules ?? []).filter((id) => flowCharts.test(id))
}

/** Fonts that index.html preloads; they are compressed by themselves. */
function preloadedFonts() {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  return [...page.matchAll(/<link[^>]*href="\/([^"]+\.woff2)"/g)].flatMap(([, file]) => file ?? [])
}

/**
 * @param {Budget} budget
 * @returns {boolean} whether it is kept
 */
function print({ name, limitKiB, parts }) {
  const total = sum(parts.map(({ bytes }) => bytes))
  const isKept = total <= limitKiB * 1024
  for (const { part, bytes } of parts) console.log(`  ${kib(bytes)}  ${part}`)
  console.log(`  ${kib(total)}  ${name}, at most ${limitKiB} KiB${isKept ? '' : '  TOO MUCH'}\n`)
  return isKept
}

/** @param {readonly string[]} files */
function parts(files) {
  return files.map((part) => ({ part, bytes: gzipped(part) }))
}

/**
 * Prints the tables; returns whether every budget is kept.
 * @param {{ isAccepting?: boolean }} [options] whether the parts' weights become their budgets
 */
export function checkSizes({ isAccepting = false } = {}) {
  const report = readModuleReport()
  if (isAccepting) acceptChunks(report)
  const areKept = [checkHome(report), checkChunks(report)]
  return areKept.every(Boolean)
}

/** @param {ModuleReport} report */
function checkHome(report) {
  const { entry, home, words } = firstLoad(report, gzipped)
  const styles = new Set([...entry, ...home].flatMap((file) => report[file]?.styles ?? []))
  const fonts = preloadedFonts().map((part) => ({
    part,
    bytes: statSync(path.join(dist, part)).size,
  }))

  console.log('\nA visitor’s home page, KiB (gzip)\n')
  const areKept = [
    { name: 'JavaScript', limitKiB: 147.5, parts: parts([...entry, ...home, ...words]) },
    { name: 'CSS', limitKiB: 15, parts: parts([...styles]) },
    { name: 'preloaded fonts', limitKiB: 45, parts: fonts },
  ].map(print)

  const charts = flowChartsIn(report, entry)
  for (const chart of charts)
    console.log(`  ${chart} is in the entry; flows are loaded when needed`)
  return areKept.every(Boolean) && charts.length === 0
}

/** @param {ModuleReport} report */
function checkChunks(report) {
  const chunks = chunksOf(report, gzipped)
  const budgets = readBudgets().chunks
  console.log(
    'What is loaded when it is needed, beyond the entry, KiB (gzip, with styles), at most\n',
  )
  for (const { kind, name, bytes } of chunks) {
    const budget = budgets[name]?.toFixed(1) ?? ''
    console.log(`  ${kib(bytes)}  ${budget.padStart(6)}  ${kind.padEnd(5)}  ${name}`)
  }
  const problems = chunkProblems(chunks, budgets)
  if (problems.length === 0) return true
  console.log(problems.map((problem) => `\n  ${problem}`).join(''))
  console.log(
    '\n  packages/web/.vite/modules.json says what is in a script. If all this should be so, run',
    '`npm run sizes -- --accept` and commit scripts/budgets.json.',
  )
  return false
}

/** @param {ModuleReport} report */
function acceptChunks(report) {
  const budgets = readBudgets()
  const chunks = acceptedBudgets(chunksOf(report, gzipped), budgets.chunks)
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
