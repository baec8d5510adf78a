import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../run.mjs'

export interface ProgramRun {
  /** `code 0`, `signal SIGKILL`, or the reason for stopping it. */
  readonly ending: string
  readonly output: string
}

interface ProgramOptions {
  /** From the repository's root. */
  readonly folder?: string
  readonly env: Readonly<Record<string, string>>
  /** Milliseconds. */
  readonly limit: number
  readonly signal: AbortSignal
}

/** Runs a program until it ends or reaches its limit, and then ends it with all its child processes. */
export function runProgram(
  command: string,
  args: readonly string[],
  { env, folder = '.', limit, signal }: ProgramOptions,
): Promise<ProgramRun> {
  const child = spawn(command, args, {
    cwd: `${root}/${folder}`,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that no worker is left behind that a fault keeps busy for ever.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    let output = ''
    let stopped: string | null = null
    const stop = (ending: string) => {
      stopped = ending
      end(child)
    }
    const timer = setTimeout(() => stop(`a stop after ${limit / 1000} s`), limit)
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

export function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-15).join('\n')
}

function end(child: ChildProcess): void {
  const isOver = child.exitCode !== null || child.signalCode !== null
  if (isOver || child.pid === undefined) return
  if (process.platform === 'win32') child.kill()
  else process.kill(-child.pid, 'SIGKILL')
}
