import { expect, it } from 'vitest'
import { readModuleGraph } from './module.graph.ts'

it('follows an import from another package through an entry point with a wildcard', () => {
  const journeys = 'packages/model-tests/src/journeys'
  const target = 'packages/web/visit/journeys/history.target.ts'
  const graph = readModuleGraph([
    'packages/model-tests/package.json',
    `${journeys}/history.server.ts`,
    target,
  ])
  expect(graph.importersOf(`${journeys}/history.server.ts`)).toEqual([{ file: target, steps: 1 }])
})
