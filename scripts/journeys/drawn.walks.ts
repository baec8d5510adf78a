import path from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { JourneyError } from '../../packages/model-tests/src/journeys/journey.walk.ts'
import type { WantedWalks } from '../../packages/web/drawn/journeys/wanted.walks.ts'
import { root } from '../run.mjs'

/**
 * Walks a journey on drawn screens. Runs the journey's test in the `drawn` project with these walks instead
 * of its tours.
 * @throws JourneyError with the story of a walk that goes wrong
 */
export async function walkOnDrawnScreens(name: string, wanted: WantedWalks): Promise<void> {
  const vitest = await createVitest('test', {
    watch: false,
    reporters: [{ onUserConsoleLog: ({ content, type }) => void process[type].write(content) }],
  })
  try {
    await runWanted(vitest, name, wanted)
  } finally {
    await vitest.close()
  }
}

async function runWanted(vitest: Vitest, name: string, wanted: WantedWalks): Promise<void> {
  const project = vitest.getProjectByName('drawn')
  project.provide('wantedWalks', wanted)
  const file = path.join(root, `packages/web/drawn/journeys/${name}.journey.test.ts`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(file),
  ])
  const [error] = testModules.flatMap(errorsOf)
  if (error?.name === 'JourneyError') throw new JourneyError(error.message, [])
  if (error) throw new Error(error.message)
  if (unhandledErrors.length > 0) throw new Error(`an error was left over: ${unhandledErrors[0]}`)
}

function errorsOf(module: TestModule) {
  const failed = [...module.children.allTests('failed')]
  return [...module.errors(), ...failed.flatMap((test) => test.result().errors ?? [])]
}
