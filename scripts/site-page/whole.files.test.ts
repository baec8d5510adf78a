import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceFiles, writeWhole } from './whole.files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const filesThere = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.relative(folder, path.join(parentPath, name)))
    .sort()

it('replaces files, and removes those of them that are no longer wanted and nothing else', () => {
  for (const name of ['index.html', 'pages/old.html', 'pages/en/login.html']) {
    writeWhole(path.join(folder, name), 'old')
  }
  const texts = new Map([
    ['pages/en/login.html', 'new'],
    ['pages/new.html', 'new'],
  ])
  replaceFiles(folder, texts, (name) => name.startsWith('pages/'))
  expect(filesThere()).toEqual(['index.html', 'pages/en/login.html', 'pages/new.html'])
  expect(readFileSync(path.join(folder, 'pages/en/login.html'), 'utf8')).toBe('new')
})

it('removes what an earlier run that was stopped has left', () => {
  writeWhole(path.join(folder, 'pages/login.html.new'), 'half')
  replaceFiles(folder, new Map([['pages/login.html', 'whole']]), () => true)
  expect(filesThere()).toEqual(['pages/login.html'])
})
