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
  ])('changes if %s changes', (file) => {
    const before = keyOf()
    write(file, 'changed')
    expect(keyOf()).not.toBe(before)
  })

  it.each([
    'packages/web/e2e/deposit.e2e.ts',
    'packages/web/gallery/look.ts',
    'packages/web/src/main.test.tsx',
    'packages/web/test/setup.ts',
    'packages/mock-server/src/app.ts',
    'docs/architecture.md',
  ])('stays the same if %s changes, which is not part of the site', (file) => {
    const before = keyOf()
    write(file, 'changed')
    expect(keyOf()).toBe(before)
  })

  it('differs for other options, and for other variables that a build may read', () => {
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

  it('knows the key of its build', () => {
    expect([mark().isOf('key'), mark().isOf('other')]).toEqual([true, false])
  })

  it('does not hold if somebody changed the built files', () => {
    write('site/index.html', 'dressed page')
    expect(mark().isOf('key')).toBe(false)
  })

  it('does not hold after it was removed', () => {
    mark().forget()
    expect(mark().isOf('key')).toBe(false)
  })
})
