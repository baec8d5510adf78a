import { sightTours } from '@croupier/model-tests/journeys/journey.tours'
import { walk } from '@croupier/model-tests/journeys/journey.walk'
import { inject, test } from 'vitest'
import type { ScreenJourney } from '../../visit/journeys/screen.journey.ts'
import { bothVisitors, type Visitor } from '../../visit/visitors.ts'
import { openTestedSite } from '../tested.site.ts'

/**
 * Tests that walk a journey on another engine: its smoke walk on both sizes, or if it has none its first tour
 * on a phone.
 */
export function testOnEngine<Step extends string, Sight>(
  onScreen: ScreenJourney<Step, Sight>,
): void {
  const { journey, limit, smokeWalk, describeSight } = onScreen
  const [tour = []] = sightTours(journey, limit, describeSight)
  const wanted = inject('engineRun').steps
  const steps = wanted ? stepsNamed(journey.steps, wanted) : (smokeWalk ?? tour)
  const title = smokeWalk ? 'smoke walk' : 'tour 1'
  const visitors = smokeWalk ? bothVisitors : bothVisitors.slice(1)
  for (const visitor of visitors) testWalk(title, onScreen, visitor, steps)
}

/** @throws Error for a name that is not a step */
function stepsNamed<Step extends string>(
  steps: readonly Step[],
  names: readonly string[],
): readonly Step[] {
  return names.map((name) => {
    const step = steps.find((one) => one === name)
    if (step === undefined) throw new Error(`there is no step ${name}, only ${steps.join(', ')}`)
    return step
  })
}

function testWalk<Step extends string, Sight>(
  title: string,
  { complaints = {}, journey, open: openTarget }: ScreenJourney<Step, Sight>,
  visitor: Visitor,
  steps: readonly Step[],
): void {
  const { name } = journey
  const { language, size } = visitor
  const provoked = steps.flatMap((step) => complaints[step] ?? [])
  const open = async () => {
    const site = await openTestedSite(visitor)
    try {
      const target = await openTarget(site.visit)
      return {
        ...target,
        close: async () => {
          await target.close()
          await site.close()
          site.expectComplaints(provoked)
        },
      }
    } catch (error) {
      await site.close()
      throw error
    }
  }
  const command = `npm run engines -- ${inject('engineRun').engine} ${name}.journey`
  test(`on a ${size} the ${name} follows its model in ${language}, ${title}`, async () => {
    await walk({ journey, open, command }, steps)
  })
}
