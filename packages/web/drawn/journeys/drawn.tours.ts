import type { Exploration } from '@croupier/model-tests/journeys/journey'
import { walkAsPlanned } from '@croupier/model-tests/journeys/journey.plan'
import { sightTours } from '@croupier/model-tests/journeys/journey.tours'
import { walk } from '@croupier/model-tests/journeys/journey.walk'
import { expect, inject, test } from 'vitest'
import type { ScreenJourney } from '../../visit/journeys/screen.journey.ts'
import { type Visitor, visitorsOf } from '../../visit/visitors.ts'
import { openDrawnVisit } from '../drawn.visit.ts'
import type { WantedWalks } from './wanted.walks.ts'

/** Tests that walk a journey on drawn screens: its tours, or the walks of a command instead. */
export function testDrawnTours<Step extends string, Sight>(
  onScreen: ScreenJourney<Step, Sight>,
): void {
  const wanted = inject('wantedWalks')
  if (wanted) testWanted(onScreen, wanted)
  else testTours(onScreen)
}

/** Together the tours show every change of what a member sees. */
function testTours<Step extends string, Sight>(onScreen: ScreenJourney<Step, Sight>): void {
  const { journey, limit, describeSight } = onScreen
  const tours = sightTours(journey, limit, describeSight)
  for (const [index, tour] of tours.entries()) {
    for (const visitor of visitorsOf(index, tours.length)) {
      testTour(`tour ${index + 1}`, onScreen, visitor, tour)
    }
  }
}

function testTour<Step extends string, Sight>(
  title: string,
  onScreen: ScreenJourney<Step, Sight>,
  visitor: Visitor,
  steps: readonly Step[],
): void {
  const { language, size } = visitor
  const { name } = onScreen.journey
  const provoked = new Set(complaintsOf(onScreen, steps))
  test(`on a ${size} the ${name} follows its model in ${language}, ${title}`, async () => {
    const command = `npm run journeys -- ${name} --target drawn --size ${size} --language ${language}`
    const check = (errors: readonly string[]) => expect(new Set(errors)).toEqual(provoked)
    await walk(exploring(onScreen, { visitor, command, check }), steps)
  })
}

function testWanted<Step extends string, Sight>(
  onScreen: ScreenJourney<Step, Sight>,
  { command, plan, visitor }: WantedWalks,
): void {
  const { journey } = onScreen
  const provoked = complaintsOf(onScreen, journey.steps)
  const check = (errors: readonly string[]) => {
    const unasked = errors.filter((error) => !provoked.includes(error))
    if (unasked.length > 0) throw new Error(`the site complains: ${unasked}`)
  }
  const exploration = exploring(onScreen, { visitor, command, check })
  test(`the ${journey.name} follows its model`, { timeout: 0 }, async () => {
    await walkAsPlanned(exploration, plan, { now: () => performance.now(), say: console.log })
  })
}

interface Exploring {
  readonly visitor: Visitor
  readonly command: string
  /** Checks the errors that the site logged. */
  readonly check: (errors: readonly string[]) => void
}

function exploring<Step extends string, Sight>(
  { journey, open: openTarget }: ScreenJourney<Step, Sight>,
  { check, command, visitor }: Exploring,
): Exploration<Step, Sight> {
  const open = async () => {
    const visit = await openDrawnVisit(visitor)
    const target = await openTarget(visit)
    const close = async () => {
      await target.close()
      check(visit.tab.errors())
      await visit.close()
    }
    return { ...target, close }
  }
  return { journey, open, command }
}

function complaintsOf<Step extends string, Sight>(
  { complaints = {} }: ScreenJourney<Step, Sight>,
  steps: readonly Step[],
): readonly string[] {
  return steps.flatMap((step) => complaints[step] ?? [])
}
