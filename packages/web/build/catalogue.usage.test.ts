import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
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
