import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildMark, siteKey } from './built-site.mjs'

let repository = ''

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'built-site-'))
  const folder = repository
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write('packages/web/src/main.tsx', 'main')
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true })
  writeFileSync(path.join(repository, file), text)
}

const keyOf = (options: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) =>
  siteKey(options, { repository, environment })

describe('the key of a built site', () => {
  it.each([
    'packages/web/src/main.tsx',
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    'packages/web/build/catalogue.plugin.ts',
    'packages/web/public/fonts/thai.woff2',
    'packages/core/src/index.ts',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ])('is another one when %s changes', (file) => {
    const before = keyOf()
    write(file, 'changed')
    expect(keyOf()).not.toBe(before)
  })

  it.each([
    'packages/web/e2e/deposit.e2e.ts',
    'packages/web/src/main.test.tsx',
    'packages/web/test/setup.ts',
    'packages/mock-server/src/app.ts',
    'docs/architecture.md',
  ])('stays when %s changes, which is no part of it', (file) => {
    const before = keyOf()
    write(file, 'changed')
    expect(keyOf()).toBe(before)
  })

  it('is another one for other options, and in an environment that a build may ask about', () => {
    const keys = [
      keyOf(),
      keyOf(['--mode', 'inspector']),
      keyOf([], { NODE_ENV: 'test' }),
      keyOf([], { VITE_COLOUR: 'red' }),
      keyOf([], { CROUPIER_BACKEND: 'http://localhost:1' }),
    ]
    expect([new Set(keys).size, keyOf([], { TERM: 'xterm' })]).toEqual([5, keyOf()])
  })
})

describe('the mark of a build', () => {
  const mark = () => buildMark('mark', [{ place: 'site' }], repository)

  beforeEach(() => {
    write('site/index.html', 'page')
    mark().note('key')
  })

  it('knows what it was made of', () => {
    expect([mark().isOf('key'), mark().isOf('other')]).toEqual([true, false])
  })

  it('does not hold when somebody has changed what was made', () => {
    write('site/index.html', 'dressed page')
    expect(mark().isOf('key')).toBe(false)
  })

  it('does not hold where it was forgotten', () => {
    mark().forget()
    expect(mark().isOf('key')).toBe(false)
  })
})
