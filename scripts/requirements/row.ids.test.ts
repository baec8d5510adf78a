import { describe, expect, it } from 'vitest'
import { readText } from './repository.ts'
import { titlesForMany } from './row.ids.ts'
import { testFiles } from './test.files.ts'

// The titles of these tests must not name ids in brackets: the ids would count as shown.
describe('requirements', () => {
  it.each([
    ['a table', "it.each([[1], [2]])('pays %i [ERR-13…20, OPEN-25]', () => {})"],
    ['a table of tuples', "test.each<[number]>([[1]] as const)('pays %i [WD-07, WD-11]', pay)"],
    ['a table in a loop', '{ for (const one of all) test.for(one)(`pays [WD-07, WD-11]`, pay) }'],
    ['a table in a template', "it.each`sum\n1`('pays $sum [WD-07, WD-11]', () => {})"],
    ['a group', "describe('a payment [API-14]', () => {})"],
    ['a group in a browser', "test.describe('a payment [API-14, OPEN-25]', () => {})"],
    ['a table of groups', "describe.each([1])('payment %i [API-14]', () => {})"],
    ['a table of groups in a template', "describe.each`sum\n1`('payment $sum [API-14]', () => {})"],
  ])('may not stand in the title of %s', (_, text) => {
    expect(titlesForMany('one.test.ts', text)).toHaveLength(1)
  })

  it.each([
    ['one test', "it('pays [ERR-13…20]', () => {})"],
    ['rows', "it.each([[1, 'ERR-13, ERR-14']])('pays %i [%s, OPEN-25]', () => {})"],
    ['a table, one an area', "it.each([[1]])('pays %i [ERR-13, OPEN-25]', () => {})"],
    ['a group without ids', "describe('a payment [without ids]', () => {})"],
    ['a test in a group', "describe('a payment', () => { it('pays [API-14…16]', pay) })"],
    ['a title that is none', "it.each(rows)(titleOf('[WD-07, WD-11]'), () => {})"],
  ])('may stand in the title of %s', (_, text) => {
    expect(titlesForMany('one.test.ts', text)).toEqual([])
  })

  it('stand on the rows and tests that show them in the whole repository', () => {
    const found = testFiles().flatMap((file) =>
      titlesForMany(file, readText(file) ?? '').map((title) => `${file}: ${title}`),
    )
    expect(found).toEqual([])
  })
})
