import { describe, expect, it } from 'vitest'
import { eventsIn, expressionAt } from './expression.ts'

describe('an expression in a source text', () => {
  const text = `{
    one: emit({ type: 'lamp.lit', note: "a, b) or \\"c\\"" }),
    two: sendTo('bell', (_, { isLoud }) => ({
      type: isLoud ? 'bell.rung' : 'bell.tapped',
    })),
    three: last
  }`
  const after = (name: string) => expressionAt(text, text.indexOf(`${name}:`) + name.length + 1)

  it('ends at its comma or at the closing bracket around it', () => {
    expect(['one', 'two', 'three'].map(after)).toEqual([
      `emit({ type: 'lamp.lit', note: "a, b) or \\"c\\"" })`,
      "sendTo('bell', (_, { isLoud }) => ({ type: isLoud ? 'bell.rung' : 'bell.tapped', }))",
      'last',
    ])
  })

  it('names the events that it creates', () => {
    expect(['one', 'two', 'three'].map((name) => eventsIn(after(name)))).toEqual([
      ['lamp.lit'],
      ['bell.rung', 'bell.tapped'],
      [],
    ])
  })
})
