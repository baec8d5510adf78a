import { expect, it } from 'vitest'
import { filesOf } from '../sources.mjs'
import { packageSources } from './package.sources.ts'

const placesOf = (name: string) => packageSources(name).map(({ place }) => place)

it('are its own and those of its direct and indirect dependencies', () => {
  expect(['core', 'mock-server', 'model-tests', 'web'].map(placesOf)).toEqual([
    ['packages/core'],
    ['packages/mock-server', 'packages/core'],
    ['packages/model-tests', 'packages/core', 'packages/mock-server'],
    ['packages/web', 'packages/core', 'packages/mock-server', 'packages/model-tests'],
  ])
})

it('include its own tests, but not those of other packages', () => {
  const testsOf = filesOf(packageSources('mock-server')).filter((file) => /\.test\.ts$/.test(file))
  const owners = new Set(testsOf.map((file) => file.split('/')[1]))
  expect([...owners]).toEqual(['mock-server'])
})

it('do not include the excepted files', () => {
  const files = filesOf(packageSources('core', /^packages\/core\/src\//))
  expect([
    files.some((file) => file.startsWith('packages/core/src/')),
    files.includes('packages/core/testing/index.ts'),
  ]).toEqual([false, true])
})
