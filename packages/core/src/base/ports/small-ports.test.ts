import { describe, expect, it } from 'vitest'
import { noHttp } from './http.ts'
import { createMemoryLog, noLog } from './log.ts'

describe('a log in memory', () => {
  it('keeps its entries in order', () => {
    const log = createMemoryLog()
    const entries = [
      { level: 'warning', event: 'site.fieldIgnored', details: { field: 'title' } },
      { level: 'error', event: 'actor.died' },
    ] as const
    for (const entry of entries) log.write(entry)
    expect(log.entries).toEqual(entries)
  })

  it('may be missing', () => {
    expect(noLog.write({ level: 'info', event: 'nothing' })).toBeUndefined()
  })
})

describe('a world without a network', () => {
  it('answers no call and says why', async () => {
    await expect(noHttp('https://api.test/')).rejects.toThrow(
      new Error('unreachable: there is no network here'),
    )
  })
})
