// Runs other programs for the scripts of this folder.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const isWindows = process.platform === 'win32'

/** The repository's root. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * The path of an installed tool.
 * @param {string} name as in node_modules/.bin
 * @param {string} [from] the package that depends on it, from the root
 */
export function tool(name, from = '.') {
  return path.join(root, from, 'node_modules', '.bin', name)
}

/**
 * Runs a program in the root folder until it ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, isQuiet?: boolean, signal?: AbortSignal }} [options]
 *   `isQuiet` collects the output instead of showing it; `signal` stops the program and its child processes
 * @returns {Promise<{ code: number, output: string }>} code 1 if a signal ended the program
 */
export function run(command, args, { cwd = root, env = {}, isQuiet = false, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: isWindows,
      // A separate process group can be stopped with all its processes.
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
 * Runs a program and returns whether it succeeded.
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
 * Runs a program until it ends. If this process is asked to end, passes that on and waits for the program.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isSilent?: boolean }} [options] `isSilent` shows errors only
 * @returns {Promise<number>} its exit code, 0 if it was asked to end
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
