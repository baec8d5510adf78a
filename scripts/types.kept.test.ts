import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { outdatedByJson } from './types.kept.mjs'

const cache = 'node_modules/.cache/types'

/** A package with files that changed at the given seconds. */
function packageOf(files: Record<string, number>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-types-'))
  for (const [file, seconds] of Object.entries(files)) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, '{}')
    utimesSync(place, seconds, seconds)
  }
  return folder
}

test.each([
  ['a JSON file that changed since', { 'src/i18n/en.json': 3 }, ['tsconfig.tsbuildinfo']],
  ['a JSON file that did not', { 'src/i18n/en.json': 1 }, []],
  ['another file that changed since', { 'src/main.ts': 3, 'package.json': 3 }, []],
  ['no sources', {}, []],
])('finds the outdated results of a package with %s', (_, sources, outdated) => {
  const folder = packageOf({ [`${cache}/tsconfig.tsbuildinfo`]: 2, ...sources })
  try {
    expect(outdatedByJson(folder)).toEqual(outdated.map((file) => path.join(folder, cache, file)))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('finds nothing for a package that was never checked', () => {
  const folder = packageOf({ 'src/i18n/en.json': 1 })
  try {
    expect(outdatedByJson(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
