import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { findBrowser } from '../browser.mjs'
import { findFreePorts } from '../browser-tests.mjs'
import { root, tool } from '../run.mjs'
import type { CodeChange } from './code.change.ts'
import { plantInto } from './fault.planting.ts'
import { faultPlugin } from './fault.plugin.ts'
import { browserNoticesOf, type PlaywrightReport } from './fault.report.ts'
import type { TestRun } from './fault.run.ts'
import { lastLines, runProgram } from './program.run.ts'

/** Milliseconds. */
const longestRun = 900_000

interface BrowserRunOptions {
  readonly fault: CodeChange | null
  /** The test files, from the repository's root. */
  readonly files: readonly string[]
  /** Whether the run continues after the first failed test. */
  readonly isWhole: boolean
  /** A folder for the output of the run. */
  readonly folder: string
  readonly signal: AbortSignal
  readonly size: 'desktop' | 'phone'
}

/** Runs browser tests on a site that is built with the fault, served by a mock server with the fault. */
export async function runBrowserTests(options: BrowserRunOptions): Promise<TestRun> {
  const { fault, files, folder, isWhole, signal, size } = options
  const site = path.join(folder, 'site')
  const reportFile = path.join(folder, 'playwright.json')
  rmSync(reportFile, { force: true })
  await buildSite(site, fault)
  const args = [
    'test',
    `--config=${path.join(root, 'scripts/faults/browser.config.ts')}`,
    `--project=${size}`,
    ...(isWhole ? [] : ['--max-failures=1']),
    ...files.map((file) => `/${path.posix.basename(file).replaceAll('.', '\\.')}$`),
  ]
  const run = await runProgram(tool('playwright', 'packages/web'), args, {
    folder: 'packages/web',
    env: {
      ...(fault ? plantedInServer(fault, folder) : {}),
      CROUPIER_BROWSER: await findBrowser(),
      CROUPIER_E2E_PORT: String(await findFreePorts(4273)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      SITE_DIRECTORY: site,
    },
    limit: longestRun,
    signal,
  })
  const report = readReport(reportFile)
  const notices = report === null ? [] : browserNoticesOf(report)
  const isExplained = report !== null && (run.ending === 'code 0' || notices.length > 0)
  const problem = `the browser tests ended with ${run.ending}:\n${lastLines(run.output)}`
  return { notices, problem: isExplained ? null : problem }
}

async function buildSite(directory: string, fault: CodeChange | null): Promise<void> {
  await build({
    root: path.join(root, 'packages/web'),
    configFile: path.join(root, 'packages/web/vite.config.ts'),
    logLevel: 'error',
    plugins: fault ? [faultPlugin(() => [fault])] : [],
    build: { outDir: directory, emptyOutDir: true },
  })
}

function plantedInServer(fault: CodeChange, folder: string): Record<string, string> {
  if (!fault.file.endsWith('.ts')) return {}
  const file = path.join(root, fault.file)
  const faulty = path.join(folder, 'planted.ts')
  writeFileSync(faulty, plantInto(readFileSync(file, 'utf8'), fault))
  const planted = { original: pathToFileURL(file).href, faulty }
  const hook = pathToFileURL(path.join(root, 'scripts/faults/fault.hook.mjs')).href
  return {
    CROUPIER_PLANTED_FILE: JSON.stringify(planted),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${hook}`.trim(),
  }
}

function readReport(file: string): PlaywrightReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
