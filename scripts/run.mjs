// How the scripts of this folder run other programs.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const isWindows = process.platform === 'win32'

/** The repository's root. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * The command line of an installed tool.
 * @param {string} name as in node_modules/.bin
 * @param {string} [from] the package that depends on it, from the root
 */
export function tool(name, from = '.') {
  return path.join(root, from, 'node_modules', '.bin', name)
}

/**
 * Runs a program from the root to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, isQuiet?: boolean, signal?: AbortSignal }} [options]
 *   `isQuiet` collects what it writes instead of showing it; `signal` stops it and all that it started
 * @returns {Promise<{ code: number, output: string }>} an ending by a signal counts as code 1
 */
export function run(command, args, { cwd = root, env = {}, isQuiet = false, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: isWindows,
      // A group of its own, which can be stopped whole.
      detached: signal !== undefined && !isWindows,
    })
    const stop = () => stopGroup(child)
    signal?.addEventListener('abort', stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a program; whether it ended well.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export async function succeeds(command, args, env = {}) {
  return (await run(command, args, { env })).code === 0
}

/** @param {import('node:child_process').ChildProcess} child */
function stopGroup(child) {
  if (isWindows || child.pid === undefined) child.kill()
  else process.kill(-child.pid, 'SIGTERM')
}

/**
 * Runs a program until it ends or this one is asked to end; then it is asked too, and waited for.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isSilent?: boolean }} [options] `isSilent` shows errors only
 * @returns {Promise<number>} its exit code, 0 when it was asked to end
 */
export function runUntilStopped(command, args, { env = {}, isSilent = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', isSilent ? 'ignore' : 'inherit', 'inherit'],
      shell: isWindows,
    })
    let isStopping = false
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.on(signal, () => {
        isStopping = true
        child.kill(signal)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve(isStopping ? 0 : (code ?? 1)))
  })
}

/** @param {number} startedAt by performance.now() */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}
