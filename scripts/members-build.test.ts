import { expect, it } from 'vitest'
import { findWords, inspectorWords } from './members-build.mjs'

const clean = [
  { file: 'index.html', text: '<script src="/assets/index.js"></script>' },
  { file: 'assets/base.js', text: 'this.inspect=e=>{};"@xstate.snapshot";system.inspect(e)' },
]

it('finds nothing of the inspector in a members’ build', () => {
  expect(findWords(clean, inspectorWords)).toEqual([])
})

it('finds the inspector by its words, in any case, and by the names of files', () => {
  const files = [
    ...clean,
    { file: 'assets/start.js', text: 'const url="https://STATELY.ai/inspect"' },
    { file: 'inspector.html', text: '<title>Charts</title>' },
  ]
  expect(findWords(files, inspectorWords)).toEqual([
    'assets/start.js: stately',
    'inspector.html: inspector',
  ])
})
