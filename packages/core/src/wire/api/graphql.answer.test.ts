import { expect, it } from 'vitest'
import { readGraphqlAnswer } from './graphql.answer.ts'

const refused = (extensions?: object) => ({
  data: null,
  errors: [{ message: 'No such game', ...(extensions ? { extensions } : {}) }],
})

it.each([
  ['data', { data: { lists: [] } }, { data: { lists: [] } }],
  ['data beside no errors', { data: 1, errors: [] }, { data: 1, errors: [] }],
  ['a refusal', refused({ code: 4401 }), { code: 4401, message: 'No such game' }],
  ['an error without a code', refused(), undefined],
  ['an error with the code of success', refused({ code: 0 }), undefined],
  ['nothing', undefined, undefined],
  ['a list', [], []],
])('%s is read as other answers are', (_what, json, read) => {
  expect(readGraphqlAnswer(json)).toEqual(read)
})
