#!/usr/bin/env node
// Runs the pinned pnpm with Node built-ins only: the local copy once installed, otherwise through npx.
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
const installed = readJson('node_modules/pnpm/package.json')?.version
const args = process.argv.slice(2)
const [command, ...commandArgs] =
  installed === wanted
    ? [path.join(root, 'node_modules', '.bin', 'pnpm'), ...args]
    : ['npx', '--yes', `pnpm@${wanted}`, ...args]

const result = spawnSync(command, commandArgs, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (result.error) throw result.error
process.exit(result.status ?? 1)
