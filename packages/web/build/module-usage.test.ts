import { describe, expect, it } from 'vitest'
import { usageOf } from './module-usage.ts'

const user = '/core/deposit/index.ts'
const used = '/core/deposit/amount.rules.ts'

describe('a module that imports another', () => {
  it.each([
    ['import { a, b as c } from "./amount.rules.ts"', ['a', 'b']],
    ['import d from "@core"\nimport{e}from"lib"', ['default', 'e']],
    ['import f, { g } from "./amount.rules.ts";const h = from', ['default', 'g']],
    ['import * as all from "./amount.rules.ts"', null],
    ['export * from "./amount.rules.ts"', null],
    ['const { a } = require("./amount.rules.ts")', null],
    [null, null],
  ])('by “%s” may use of it %j', (code, names) => {
    const { imported, passedOn } = usageOf(code, user, used)
    expect([imported && [...imported], passedOn.size]).toEqual([names, 0])
  })

  it.each([
    [
      'export { a, b as c } from "./amount.rules.ts";export { d } from "../d.ts"',
      { a: 'a', c: 'b' },
    ],
    ['export { default as Copy } from "./amount.rules.ts"\nconst x = 1', { Copy: 'default' }],
  ])('by “%s” only passes names on', (code, names) => {
    const { imported, passedOn } = usageOf(code, user, used)
    expect([imported?.size, Object.fromEntries(passedOn)]).toEqual([0, names])
  })

  it('and passes its names on as well may use what it imports', () => {
    const code = 'import { a } from "./amount.rules.ts";export { b } from "./amount.rules.ts"'
    expect(usageOf(code, user, used)).toEqual({ imported: new Set(['a']), passedOn: new Map() })
  })
})
