import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import thai from '../packages/web/src/i18n/th.json' with { type: 'json' }

const style = readFileSync(new URL('../docs/style.md', import.meta.url), 'utf8')
const messages = Object.entries<string>(thai)

/** The words of the last column of the glossary. */
const avoided = style
  .slice(style.indexOf('| English | Thai | not |'))
  .split('\n')
  .slice(2)
  .flatMap((row) => (row.split('|')[3] ?? '').split(','))
  .map((word) => word.trim())
  .filter((word) => word !== '')

/** "ปัญหาการ" has the letters of "หาก", but not the word. A space is one in all its kinds, the no-break one too. */
const saying = (word: string) =>
  messages.filter(([, text]) =>
    text.replaceAll('ปัญหาการ', '').replaceAll(/\s/g, ' ').includes(word),
  )

describe('the Thai catalogue', () => {
  it('has a glossary with words to avoid', () => {
    expect(avoided).toContain('หาก')
    expect(avoided.length).toBeGreaterThan(10)
  })

  it.each(avoided)('has one word for one thing, and so none of its messages says %s', (word) => {
    expect(saying(word)).toEqual([])
  })

  it('writes ๆ against its word', () => {
    expect(saying(' ๆ')).toEqual([])
  })

  it('says เอง only of what the member does', () => {
    expect(saying('เอง').map(([id]) => id)).toEqual(['status.copyFailed'])
  })

  it('ends no sentence with a full stop', () => {
    expect(
      messages.filter(([, text]) => /[\u0e00-\u0e7f]\.$/.test(text) && !text.endsWith('น.')),
    ).toEqual([])
  })
})
