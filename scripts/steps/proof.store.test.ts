import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { keptProofsOf } from './proof.store.ts'
import type { Step } from './step.ts'

let repository = ''

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'proof-store-'))
  const folder = repository
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write('core/money.ts', 'one')
  write('reports/core.json', 'passed')
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true })
  writeFileSync(path.join(repository, file), text)
}

const machine = { versions: { node: 'v20.20.2' }, environment: {} }
const proofs = (node = 'v20.20.2') => keptProofsOf(repository, { ...machine, versions: { node } })
const work = async () => true
const step: Step = {
  name: 'Unit tests of core',
  work,
  proof: { sources: [{ place: 'core' }], leaves: ['reports/core.json', 'reports/coverage'] },
}

function proveIt(): void {
  write('reports/coverage/one.json', 'hits')
  proofs().expect(step).keep('9.0 s')
}

describe('a proof', () => {
  it('holds for the same sources, and restores the files of its step', () => {
    proveIt()
    rmSync(path.join(repository, 'reports'), { recursive: true })
    const time = proofs().recall(step)
    const left = ['core.json', 'coverage/one.json'].map((file) =>
      readFileSync(path.join(repository, 'reports', file), 'utf8'),
    )
    expect([time, left]).toEqual(['9.0 s', ['passed', 'hits']])
  })

  it('restores no files of another run', () => {
    proveIt()
    write('reports/coverage/two.json', 'hits of another run')
    proofs().recall(step)
    expect(existsSync(path.join(repository, 'reports/coverage/two.json'))).toBe(false)
  })

  it('does not hold for other sources or another Node, but holds again for the old ones', () => {
    proveIt()
    write('core/money.ts', 'two')
    const afterChange = proofs().recall(step)
    write('core/money.ts', 'one')
    expect([afterChange, proofs('v22.0.0').recall(step), proofs().recall(step)]).toEqual([
      null,
      null,
      '9.0 s',
    ])
  })

  it('does not hold for another step', () => {
    proveIt()
    expect(proofs().recall({ ...step, name: 'Unit tests of web' })).toBeNull()
  })

  it('is not kept if a source changed while the step ran', () => {
    write('reports/coverage/one.json', 'hits')
    const proof = proofs().expect(step)
    write('core/money.ts', 'two')
    proof.keep('9.0 s')
    const afterChange = proofs().recall(step)
    write('core/money.ts', 'one')
    expect([afterChange, proofs().recall(step)]).toEqual([null, null])
  })

  it('is not kept if the step did not write all its files', () => {
    proofs().expect(step).keep('9.0 s')
    expect(proofs().recall(step)).toBeNull()
  })

  it('is not kept for a step that names no sources', () => {
    const always: Step = { name: 'Types', work }
    proofs().expect(always).keep('9.0 s')
    expect(proofs().recall(always)).toBeNull()
  })

  it('is removed when the step fails on the sources that were there when it began', () => {
    proveIt()
    const proof = proofs().expect(step)
    write('core/money.ts', 'two')
    proof.forget()
    write('core/money.ts', 'one')
    expect(proofs().recall(step)).toBeNull()
  })

  it('is removed once four newer proofs of its step are kept', () => {
    const holds = ['one', 'two', 'three', 'four', 'five'].map((text) => {
      write('core/money.ts', text)
      proveIt()
      return text
    })
    const held = holds.map((text) => {
      write('core/money.ts', text)
      return proofs().recall(step) !== null
    })
    expect(held).toEqual([false, true, true, true, true])
  })
})
