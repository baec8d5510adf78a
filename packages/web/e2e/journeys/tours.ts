import type { ControlClient } from '@croupier/mock-server/client'
import { sightTours } from '@croupier/model-tests/journeys/journey.tours'
import { walk } from '@croupier/model-tests/journeys/journey.walk'
import type { ScreenJourney } from '../../visit/journeys/screen.journey.ts'
import { bothVisitors, type Visitor } from '../../visit/visitors.ts'
import { openBrowserVisit } from '../support/browser.visit.ts'
import { test, withoutMotion } from '../support/test.ts'

const isWhole = process.env.CROUPIER_MATRIX === 'all'

/**
 * Tests that walk a journey in a browser: its smoke walk, if it has one, and in the full run also every change of
 * what a member sees.
 * @param visitors who takes the smoke walk outside the full run: money is walked on each size
 */
export function testInBrowser<Step extends string, Sight>(
  onScreen: ScreenJourney<Step, Sight>,
  visitors: readonly Visitor[] = bothVisitors,
): void {
  test.use(withoutMotion)

  const { journey, limit, smokeWalk, describeSight } = onScreen
  if (smokeWalk) {
    for (const visitor of isWhole ? bothVisitors : visitors) {
      testWalk('smoke walk', onScreen, visitor, smokeWalk)
    }
  }
  if (!isWhole) return
  const tours = sightTours(journey, limit, describeSight)
  for (const [index, tour] of tours.entries()) {
    for (const visitor of bothVisitors) {
      testWalk(`tour ${index + 1}`, onScreen, visitor, tour)
    }
  }
}

/** Tests a journey's smoke walk against a server that writes whatever the contract allows, on five origins. */
export function testInOddDialect<Step extends string, Sight>(
  onScreen: ScreenJourney<Step, Sight>,
  visitors: readonly Visitor[] = bothVisitors,
): void {
  const { smokeWalk } = onScreen
  if (!smokeWalk) throw new Error(`the journey ${onScreen.journey.name} has no smoke walk`)
  const title = 'smoke walk in the odd dialect'
  for (const visitor of isWhole ? bothVisitors : visitors) {
    testWalk(title, onScreen, visitor, smokeWalk, (control) => control.speak('odd'))
  }
}

function testWalk<Step extends string, Sight>(
  title: string,
  { chromiumComplaints = {}, complaints = {}, journey, open }: ScreenJourney<Step, Sight>,
  { language, size }: Visitor,
  steps: readonly Step[],
  prepare: (control: ControlClient) => Promise<void> = async () => {},
): void {
  const { name } = journey
  const provokedComplaints = [complaints, chromiumComplaints]
    .flatMap((told) => steps.flatMap((step) => told[step] ?? []))
    .map((text) => `console: ${text}`)
  test.describe(() => {
    test.use({ provokedComplaints })

    test(`on a ${size} the ${name} follows its model in ${language}, ${title}`, async ({
      control,
      page,
    }) => {
      test.slow()
      await prepare(control)
      const exploration = {
        journey,
        open: async () => open(await openBrowserVisit({ control, language, page, size })),
        command: `npm run journeys -- ${name} --target browser --size ${size} --language ${language}`,
      }
      await walk(exploration, steps)
    })
  })
}
