#!/usr/bin/env node
// Runs a tool, or a script of this folder, once all that it leans on is there:
// `node scripts/with-tools.mjs vitest run`, `node scripts/with-tools.mjs coverage/main.ts`.
import { spawnSync } from 'node:child_process'
import { installationProblem } from './installation.mjs'
import { root, tool } from './run.mjs'

const [what = '', ...args] = process.argv.slice(2)
const problem = installationProblem()
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const isScript = /\.(mjs|ts)$/.test(what)
  const { error, status } = isScript
    ? run(process.execPath, ['--import', 'tsx', `scripts/${what}`, ...args])
    : run(tool(what), args)
  if (error) console.error(error.message)
  process.exitCode = status ?? 1
}

/**
 * @param {string} command
 * @param {readonly string[]} commandArgs
 */
function run(command, commandArgs) {
  return spawnSync(command, commandArgs, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}
