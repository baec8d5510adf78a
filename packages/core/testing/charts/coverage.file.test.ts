import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Hits } from './chart.coverage.ts'
import { readHits, writeHits } from './coverage.file.ts'

let folder = ''
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'hits-')), 'coverage')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const hitsOf = (chart: string, ...states: readonly string[]): Hits =>
  new Map([[chart, { states: new Set(states), taken: new Set(['b']), refused: new Set(['c']) }]])

it('merges what all processes of a run covered', () => {
  writeHits(folder, 'unit-1', hitsOf('lamp', 'lamp.dark'))
  writeHits(path.join(folder, 'core'), 'unit-2', hitsOf('lamp', 'lamp.dark', 'lamp.lit'))
  writeHits(folder, 'browser-1', hitsOf('bell', 'bell.silent'))
  expect(readHits(folder)).toEqual(
    new Map([...hitsOf('bell', 'bell.silent'), ...hitsOf('lamp', 'lamp.dark', 'lamp.lit')]),
  )
})

it('reads the hits of one kind of process', () => {
  writeHits(folder, 'unit-1', hitsOf('lamp', 'lamp.dark'))
  writeHits(path.join(folder, 'web'), 'browser-1', hitsOf('bell', 'bell.silent'))
  expect(readHits(folder, 'browser-')).toEqual(hitsOf('bell', 'bell.silent'))
})
