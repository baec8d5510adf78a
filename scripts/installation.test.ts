import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installationProblem } from './installation.mjs'

let folder = ''
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-'))
  write('package.json', '{ "engines": { "node": ">=20.19" } }')
  write('pnpm-lock.yaml', 'lock 2')
  write('node_modules/.pnpm/lock.yaml', 'lock 2')
  for (const name of ['tsx', 'typescript', 'vite', 'vitest']) {
    write(`node_modules/${name}/package.json`, '{}')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

it('finds nothing wrong with a whole installation', () => {
  expect(['20.19.0', '20.20.2', '24.0.1'].map((node) => installationProblem(folder, node))).toEqual(
    [null, null, null],
  )
})

it.each(['18.20.4', '20.9.0', '20.18.9'])('says that Node %s is too old', (node) => {
  expect(installationProblem(folder, node)).toBe(
    `This is Node ${node}, and Croupier needs 20.19 or newer: install that.`,
  )
})

it.each([
  [
    'nothing is installed',
    () => rmSync(path.join(folder, 'node_modules'), { recursive: true }),
    'The packages are not installed: run `npm run setup`.',
  ],
  [
    'other versions are installed',
    () => write('node_modules/.pnpm/lock.yaml', 'lock 1'),
    'The installed packages are not those of pnpm-lock.yaml: run `npm run setup`.',
  ],
  [
    'the installation stopped halfway',
    () => rmSync(path.join(folder, 'node_modules/vitest'), { recursive: true }),
    'The installation lacks vitest: run `npm run setup`.',
  ],
])('says in one sentence when %s', (_what, spoil, problem) => {
  spoil()
  expect(installationProblem(folder, '20.20.0')).toBe(problem)
})
