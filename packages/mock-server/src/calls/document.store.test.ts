import { buildSchema } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { createDocumentStore } from './document.store.ts'

const schema = buildSchema('type Query { balance: Int }')

describe('documents that are sent', () => {
  it('are read once each', () => {
    const { read } = createDocumentStore()
    expect(read('{ balance }')).toBe(read('{ balance }'))
    expect(read('{ balance }')).not.toBe(read('{ other }'))
  })

  it('are checked until one is right', () => {
    const { problemsOf, read } = createDocumentStore()
    const ask = (text: string) => problemsOf(schema, read(text)).map(({ message }) => message)
    expect([ask('{ balance }'), ask('{ balance }')]).toEqual([[], []])
    const refused = ['Cannot query field "other" on type "Query".']
    expect([ask('{ other }'), ask('{ other }')]).toEqual([refused, refused])
  })

  it('are refused each time when they are none', () => {
    const { read } = createDocumentStore()
    for (const _ of [1, 2]) expect(() => read('{')).toThrow('Syntax Error: Expected Name')
  })

  it('are not all kept when strangers send ever new ones', () => {
    const { read } = createDocumentStore()
    const first = read('{ balance }')
    for (let sent = 0; sent < 300; sent += 1) read(`{ field${sent} }`)
    expect(read('{ late }')).not.toBe(read('{ late }'))
    expect(read('{ balance }')).toBe(first)
  })
})
