import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { digestOf, filesOf } from './sources.mjs'

function repositoryOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

const digest = (files: Record<string, string>) => {
  const repository = repositoryOf(files)
  return digestOf(filesOf([{ place: '.' }], repository), repository)
}

it('are the files of folders and single files, each once and in order', () => {
  const repository = repositoryOf({
    'web/src/b.ts': '',
    'web/src/a.ts': '',
    'web/src/a.test.ts': '',
    'web/node_modules/x.js': '',
    'web/dist/index.html': '',
    'notes.md': '',
    'other.md': '',
  })
  const sources = [
    { place: 'notes.md' },
    { place: 'web', except: /\.test\.ts$/ },
    { place: 'web/src/a.ts' },
    { place: 'nowhere' },
  ]
  expect(filesOf(sources, repository)).toEqual(['notes.md', 'web/src/a.ts', 'web/src/b.ts'])
})

it('have the same digest wherever the repository is', () => {
  expect(digest({ 'a.ts': 'one', 'b.ts': 'two' })).toBe(digest({ 'b.ts': 'two', 'a.ts': 'one' }))
})

it.each([
  ['one has other content', { 'a.ts': 'one', 'b.ts': 'TWO' }],
  ['one has another name', { 'a.ts': 'one', 'c.ts': 'two' }],
  ['one is missing', { 'a.ts': 'one' }],
  ['one came', { 'a.ts': 'one', 'b.ts': 'two', 'c.ts': '' }],
  ['content has moved from one to the next', { 'a.ts': 'onet', 'b.ts': 'wo' }],
])('have another digest if %s', (_what, files) => {
  expect(digest(files)).not.toBe(digest({ 'a.ts': 'one', 'b.ts': 'two' }))
})
