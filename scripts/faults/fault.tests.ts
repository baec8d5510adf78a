import { isAbout } from './fault.areas.ts'
import type { Fault } from './fault.ts'
import type { ModuleGraph } from './module.graph.ts'

/** The kinds of tests, the cheapest first. */
export const layers = ['unit', 'headless', 'drawn', 'browser'] as const

export type Layer = (typeof layers)[number]

/** Every test that reaches the faulty file in this many import steps runs, whatever its subject. */
const nearSteps = 3
/** How many test files run before the others are even loaded. */
const firstFiles = 12

/** The kind of tests in a file. */
export function layerOf(file: string): Layer {
  if (file.endsWith('.e2e.ts')) return 'browser'
  if (/^packages\/web\/(drawn|stories)\//.test(file)) return 'drawn'
  return file.startsWith('packages/model-tests/') ? 'headless' : 'unit'
}

/**
 * The test files to run with a fault, in order: first the unit tests nearest to its file, then other tests
 * that are near, in its package or in its area, and last the walks through whole journeys.
 */
export function relatedTests(fault: Fault, graph: ModuleGraph): readonly (readonly string[])[] {
  const own = packageOf(fault.file)
  const isOwn = (file: string) => layerOf(file) === 'unit' && packageOf(file) === own
  const asked = graph
    .importersOf(fault.file)
    .filter(({ file }) => file.startsWith('packages/') && /\.(test\.tsx?|story\.ts)$/.test(file))
    .filter(({ file, steps }) => steps <= nearSteps || isAbout(fault.area, file) || isOwn(file))
    .map(({ file }) => file)
  const units = asked.filter((file) => layerOf(file) === 'unit')
  const first = units.slice(0, firstFiles)
  const walks = asked.filter((file) => walk.test(file))
  const others = asked.filter((file) => !first.includes(file) && !walks.includes(file))
  return [first, others, walks].filter(({ length }) => length > 0)
}

/** A walk takes as long as a hundred other tests. */
const walk = /\.journey\.test\.tsx?$|\/storm\/|\/(chart\.edges|chart\.rejection|fuzz)\.test\.ts$/

/** The browser test files of a fault's area. */
export function browserTests(fault: Fault, files: readonly string[]): readonly string[] {
  return files.filter((file) => file.endsWith('.e2e.ts') && isAbout(fault.area, file))
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}
