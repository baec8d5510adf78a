import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { root, secondsSince, tool } from '../run.mjs'
import { faultVariable } from './fault.plugin.ts'
import { type Findings, findingsOf } from './fault.report.ts'

/** The tests that are to notice the faults; the screens only show what these have decided. */
const projects = ['core', 'model-tests']

/** Milliseconds. A plain run takes 10 to 20 seconds; a fault may let many tests run into their limits. */
const longestRun = 300_000

export interface TestRun extends Findings {
  readonly isPassed: boolean
  /** For people. */
  readonly duration: string
}

interface RunOptions {
  /** The fault to plant, or null for none. */
  readonly faultId: string | null
  /** Where the run leaves its report. */
  readonly reportFile: string
  readonly signal: AbortSignal
}

/** Runs the tests on the files as they are, apart from the fault. What tests do is never thrown. */
export async function runTests({ faultId, reportFile, signal }: RunOptions): Promise<TestRun> {
  const startedAt = performance.now()
  rmSync(reportFile, { force: true })
  const { ending, output } = await runVitest(faultId, reportFile, signal)
  const duration = secondsSince(startedAt)
  const found = readFindings(reportFile)
  const isPassed = ending === 'code 0' && found?.notices.length === 0
  const notices = found?.notices ?? []
  const problems = [...(found?.problems ?? [])]
  // Tests that fail end the run with code 1; so does an error outside of any test.
  const isExplained = found && ending === 'code 1' && notices.length + problems.length > 0
  if (!isPassed && !isExplained) {
    problems.push(`the run ended with ${ending}:\n${lastLines(output)}`)
  }
  return { notices, problems, isPassed, duration }
}

function readFindings(reportFile: string): Findings | null {
  let text: string
  try {
    text = readFileSync(reportFile, 'utf8')
  } catch {
    return null
  }
  return findingsOf(JSON.parse(text), root)
}

function runVitest(faultId: string | null, reportFile: string, signal: AbortSignal) {
  const options = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  const child = spawn(tool('vitest'), ['run', ...options, ...reporters], {
    cwd: root,
    // What these tests see of the charts is about a faulty site: it counts for no coverage.
    env: { ...process.env, [faultVariable]: faultId ?? '', CROUPIER_COVERAGE: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that no worker that a fault keeps busy for ever is left behind.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  return new Promise<{ ending: string; output: string }>((resolve, reject) => {
    let output = ''
    let stopped: string | null = null
    const stop = (ending: string) => {
      stopped = ending
      end(child)
    }
    const timer = setTimeout(() => stop(`a stop after ${longestRun / 1000} s`), longestRun)
    const interrupt = () => stop('an interruption')
    signal.addEventListener('abort', interrupt)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', interrupt)
      resolve({ ending: stopped ?? (killedBy ? `signal ${killedBy}` : `code ${code}`), output })
    })
  })
}

/** Ends a program with all that it started. */
function end(child: ChildProcess): void {
  const isOver = child.exitCode !== null || child.signalCode !== null
  if (isOver || child.pid === undefined) return
  if (process.platform === 'win32') child.kill()
  else process.kill(-child.pid, 'SIGKILL')
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-15).join('\n')
}
