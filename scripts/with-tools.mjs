#!/usr/bin/env node
// Checks the installation, then runs a tool or a script of this folder:
// `node scripts/with-tools.mjs vitest run`, `node scripts/with-tools.mjs coverage/main.ts`.
import { spawn } from 'node:child_process'
import { installationProblem } from './installation.mjs'
import { root, tool } from './run.mjs'

const [what = '', ...args] = process.argv.slice(2)
const problem = what === '' ? 'Name a tool or a script of this folder.' : installationProblem()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else if (/\.(mjs|ts)$/.test(what)) {
  start(process.execPath, ['--import', 'tsx', `scripts/${what}`, ...args])
} else start(tool(what), args)

/**
 * @param {string} command
 * @param {readonly string[]} commandArgs
 */
function start(command, commandArgs) {
  const child = spawn(command, commandArgs, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  // Passes the signal on to the program that does the work.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.once('error', ({ message }) => {
    console.error(message)
    process.exitCode = 1
  })
  child.once('close', (code) => {
    process.exitCode = code ?? 1
  })
}
