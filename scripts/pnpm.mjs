#!/usr/bin/env node
// Runs the pinned pnpm with Node built-ins only: the local copy if it is installed, otherwise through npx.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}

const wanted = readJson('package.json').devDependencies.pnpm
const args = process.argv.slice(2)

const local = hasLocal()
let status = local ? runLocal() : runThroughNpx()
// If pnpm has to rebuild node_modules (for another store, say), the local pnpm deletes itself and stops.
// Then npx runs another copy.
if (local && status !== 0 && !hasLocal()) status = runThroughNpx()
process.exit(status)

function hasLocal() {
  return readJson('node_modules/pnpm/package.json')?.version === wanted
}

function runLocal() {
  return run(path.join(root, 'node_modules', '.bin', 'pnpm'), args)
}

function runThroughNpx() {
  return run('npx', ['--yes', `pnpm@${wanted}`, ...args])
}

/**
 * @param {string} command
 * @param {string[]} commandArgs
 */
function run(command, commandArgs) {
  const result = spawnSync(command, commandArgs, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.error) throw result.error
  return result.status ?? 1
}
