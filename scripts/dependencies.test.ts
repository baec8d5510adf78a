import { describe, expect, it } from 'vitest'
import { decidedBuilds, dependencyProblems, lockedPackages } from './dependencies.mjs'

const few = { webDirect: ['react'], locked: ['react@19.3.1'], withInstallScript: [], known: [] }

describe('third-party packages', () => {
  it('keep a budget of exactly their number', () => {
    expect(dependencyProblems(few, { webDirect: 1, installed: 1 })).toEqual([])
  })

  it('break the budget if they are too many or run code when installed', () => {
    const many = { ...few, withInstallScript: ['esbuild', 'spy'], known: ['esbuild'] }
    expect(dependencyProblems(many, { webDirect: 0, installed: 0 })).toEqual([
      'packages/web depends on 1 packages, at most 0: do without one of react',
      '1 packages are in pnpm-lock.yaml, at most 0: see which came with the last one, or raise the budget in scripts/budgets.json',
      'spy runs code when it is installed: do without it, or decide about it under allowBuilds in pnpm-workspace.yaml',
    ])
  })

  it('are read from the lock file, each once', () => {
    const lock = [
      'lockfileVersion: 9',
      '',
      'packages:',
      '',
      "  '@scope/one@1.0.0':",
      '    resolution: {integrity: sha512}',
      '',
      '  two@2.0.0:',
      '    engines: {node: 20}',
      '',
      'snapshots:',
      '',
      '  two@2.0.0: {}',
    ]
    expect(lockedPackages(lock.join('\n'))).toEqual(['@scope/one@1.0.0', 'two@2.0.0'])
  })

  it('are allowed or blocked in the workspace file', () => {
    const workspace = "packages:\n  - packages/*\nallowBuilds:\n  esbuild: false\n  '@a/b': true\n"
    expect(decidedBuilds(workspace)).toEqual(['esbuild', '@a/b'])
  })
})
