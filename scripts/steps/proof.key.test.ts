import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Machine, proofKey } from './proof.key.ts'
import type { ProofTerms } from './proofs.ts'

let repository = ''

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'proof-key-'))
  const folder = repository
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write('packages/core/src/money.ts', 'one')
  write('packages/core/src/money.test.ts', 'one')
  write('packages/web/src/main.tsx', 'one')
  write('pnpm-lock.yaml', 'one')
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true })
  writeFileSync(path.join(repository, file), text)
}

const terms: ProofTerms = {
  sources: [{ place: 'packages/core', except: /\.test\.ts$/ }],
  versions: { browser: 'Chromium 156' },
}
const machine: Machine = {
  versions: { node: 'v20.20.2', platform: 'linux', arch: 'x64', timeZone: 'UTC' },
  environment: { CROUPIER_MATRIX: 'some', TERM: 'xterm' },
}
const key = (
  more: { name?: string; terms?: Partial<ProofTerms>; machine?: Partial<Machine> } = {},
) =>
  proofKey(
    more.name ?? 'Unit tests of core',
    { ...terms, ...more.terms },
    { ...machine, ...more.machine },
    repository,
  )

describe('the key of a proof', () => {
  it('is the same if nothing has changed', () => {
    expect(key()).toBe(key())
  })

  it.each([
    ['a source', 'packages/core/src/money.ts'],
    ['a new source', 'packages/core/src/time.ts'],
    ['the lock file', 'pnpm-lock.yaml'],
    ['the list of workspaces', 'pnpm-workspace.yaml'],
    ['the configuration of all packages', 'package.json'],
    ['the configuration of the compiler', 'tsconfig.base.json'],
    ['the configuration of the tests', 'vitest.workspace.ts'],
    ['what plants faults in the tests', 'scripts/faults/fault.plugin.ts'],
    ['a script that runs the steps', 'scripts/steps/steps.run.ts'],
    ['a script that runs programs', 'scripts/run.mjs'],
  ])('differs after a change of %s', (_what, file) => {
    const before = key()
    write(file, 'two')
    expect(key()).not.toBe(before)
  })

  it('differs after a source was removed', () => {
    const before = key()
    rmSync(path.join(repository, 'packages/core/src/money.ts'))
    expect(key()).not.toBe(before)
  })

  it.each([
    ['a source of another package', 'packages/web/src/main.tsx'],
    ['a test that does not count', 'packages/core/src/money.test.ts'],
    ['a document', 'docs/architecture.md'],
    ['what is installed', 'packages/core/node_modules/.cache/types/x.json'],
    ['another command', 'scripts/faults/main.ts'],
  ])('is the same after a change of %s', (_what, file) => {
    const before = key()
    write(file, 'two')
    expect(key()).toBe(before)
  })

  it.each([
    ['another step', { name: 'Unit tests of web' }],
    ['another browser', { terms: { versions: { browser: 'Chromium 157' } } }],
    ['no browser', { terms: { versions: {} } }],
    ['another Node', { machine: { versions: { ...machine.versions, node: 'v22.0.0' } } }],
    ['another platform', { machine: { versions: { ...machine.versions, platform: 'darwin' } } }],
    ['another processor', { machine: { versions: { ...machine.versions, arch: 'arm64' } } }],
    [
      'another time zone',
      { machine: { versions: { ...machine.versions, timeZone: 'Asia/Bangkok' } } },
    ],
    ['another matrix', { machine: { environment: { CROUPIER_MATRIX: 'all' } } }],
    [
      'a planted fault',
      { machine: { environment: { ...machine.environment, CROUPIER_FAULT: '' } } },
    ],
    [
      'options of Node',
      { machine: { environment: { ...machine.environment, NODE_OPTIONS: '-i' } } },
    ],
    ['another language', { machine: { environment: { ...machine.environment, LC_ALL: 'th' } } }],
  ])('differs for %s', (_what, more) => {
    expect(key(more)).not.toBe(key())
  })

  it('is the same on another terminal', () => {
    expect(key({ machine: { environment: { CROUPIER_MATRIX: 'some', TERM: 'dumb' } } })).toBe(key())
  })
})
