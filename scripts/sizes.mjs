#!/usr/bin/env node
// What the home page of a visitor weighs in the members' build: `npm run sizes` after a build.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './run.mjs'

/**
 * @typedef {import('../packages/web/build/module-report.plugin.ts').ModuleReport} ModuleReport
 * @typedef {{ part: string, bytes: number }} Part
 * @typedef {{ name: string, limitKiB: number, parts: Part[] }} Budget
 */

const web = path.join(root, 'packages/web')
const dist = path.join(web, 'dist')

/** Charts that a visitor who only looks does not need. */
const flowCharts =
  /^packages\/core\/src\/(deposit|login|profile|transfer-panel)\/.*\.(machine|setup|actors)\.ts$/

/**
 * The scripts that come with one: it and what it imports, and so on.
 * @param {ModuleReport} report
 * @param {string} file
 * @returns {Set<string>}
 */
export function withImports(report, file, seen = new Set([file])) {
  for (const imported of report[file]?.imports ?? []) {
    if (seen.has(imported)) continue
    seen.add(imported)
    withImports(report, imported, seen)
  }
  return seen
}

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

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * The flow charts among the modules of some scripts.
 * @param {ModuleReport} report
 * @param {readonly string[]} files
 */
export function flowChartsIn(report, files) {
  return files.flatMap((file) => report[file]?.modules ?? []).filter((id) => flowCharts.test(id))
}

/** @param {string} file relative to the build */
function gzipped(file) {
  return gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
}

/** Fonts that index.html preloads; they are compressed by themselves. */
function preloadedFonts() {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  return [...page.matchAll(/<link[^>]*href="\/([^"]+\.woff2)"/g)].flatMap(([, file]) => file ?? [])
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1).padStart(7)
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

/** Prints the table; returns whether every budget is kept. */
export function checkSizes() {
  const reportFile = path.join(web, '.vite/modules.json')
  if (!existsSync(reportFile)) throw new Error('There is no build to weigh: run `npm run build`.')
  /** @type {ModuleReport} */
  const report = JSON.parse(readFileSync(reportFile, 'utf8'))
  const { entry, home, words } = firstLoad(report, gzipped)
  const styles = new Set([...entry, ...home].flatMap((file) => report[file]?.styles ?? []))
  const fonts = preloadedFonts().map((part) => ({
    part,
    bytes: statSync(path.join(dist, part)).size,
  }))

  console.log('\nA visitor’s home page, KiB (gzip)\n')
  const areKept = [
    { name: 'JavaScript', limitKiB: 118, parts: parts([...entry, ...home, ...words]) },
    { name: 'CSS', limitKiB: 15, parts: parts([...styles]) },
    { name: 'preloaded fonts', limitKiB: 45, parts: fonts },
  ].map(print)

  const charts = flowChartsIn(report, entry)
  for (const chart of charts)
    console.log(`  ${chart} is in the entry; flows are loaded when needed`)
  return areKept.every(Boolean) && charts.length === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = checkSizes() ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
