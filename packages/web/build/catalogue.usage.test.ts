import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import english from '../src/i18n/en.json' with { type: 'json' }
import { askersOf, readSources, unusedMessages } from './catalogue.usage.ts'

it('names the messages that no source uses', () => {
  const sources = [
    { file: 'ok.tsx', text: "t('action.ok')" },
    { file: 'rule.ts', text: "{ id: 'login.submit', values }" },
    { file: 'note.ts', text: '// action.close' },
  ]
  expect(unusedMessages(['action.ok', 'action.close', 'login.submit'], sources)).toEqual([
    'action.close',
  ])
})

it('names the files and lines that use a message', () => {
  const sources = [
    { file: 'ok.tsx', text: "const { t } = useMessages()\nt('action.ok')" },
    { file: 'rule.ts', text: "{ id: 'action.ok' }" },
    { file: 'other.ts', text: "t('action.okay')" },
  ]
  expect(askersOf('action.ok', sources)).toEqual(['ok.tsx:2', 'rule.ts:1'])
})

it('reads sources without tests', async () => {
  const sources = await readSources([fileURLToPath(new URL('.', import.meta.url))])
  expect(sources.some(({ text }) => text.includes('export function unusedMessages'))).toBe(true)
  expect(sources.some(({ text }) => text.includes("from 'vitest'"))).toBe(false)
})

it('finds every message of the catalogues in use', async () => {
  const packages = path.join(import.meta.dirname, '../..')
  const sources = await readSources([
    path.join(packages, 'web/src'),
    path.join(packages, 'core/src'),
  ])
  expect(unusedMessages(Object.keys(english), sources)).toEqual([])
})
