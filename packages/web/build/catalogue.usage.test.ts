import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import english from '../src/i18n/en.json' with { type: 'json' }
import { readSources, unusedMessages } from './catalogue.usage.ts'

it('names the messages that no source asks for', () => {
  const sources = ["t('action.ok')", "{ id: 'login.submit', values }", '// action.close']
  expect(unusedMessages(['action.ok', 'action.close', 'login.submit'], sources)).toEqual([
    'action.close',
  ])
})

it('reads sources and leaves tests out', async () => {
  const sources = await readSources([fileURLToPath(new URL('.', import.meta.url))])
  expect(sources.some((source) => source.includes('export function unusedMessages'))).toBe(true)
  expect(sources.some((source) => source.includes("from 'vitest'"))).toBe(false)
})

it('finds every message of the catalogues in use', async () => {
  const packages = path.join(import.meta.dirname, '../..')
  const sources = await readSources([
    path.join(packages, 'web/src'),
    path.join(packages, 'core/src'),
  ])
  expect(unusedMessages(Object.keys(english), sources)).toEqual([])
})
