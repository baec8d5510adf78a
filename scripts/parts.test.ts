import { expect, it } from 'vitest'
import { foldersOf } from './parts.mjs'

const all = [
  'scripts',
  'packages/core',
  'packages/mock-server',
  'packages/model-tests',
  'packages/web',
  'examples/page',
  'examples/terminal',
]

it('are the scripts, every package and every example', () => {
  expect([foldersOf(), foldersOf([])]).toEqual([all, all])
})

it('are those that are named', () => {
  expect(foldersOf(['web', 'scripts'])).toEqual(['packages/web', 'scripts'])
})

it.each(['cores', '../core', 'toString'])('are not "%s", and one sentence says so', (name) => {
  expect(() => foldersOf(['core', name])).toThrow(
    new Error(
      `There is no package "${name}", only scripts, core, mock-server, model-tests, web, page, terminal.`,
    ),
  )
})
