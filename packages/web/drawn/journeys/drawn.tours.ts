import { sightTours, walk } from '@croupier/model-tests/journeys'
import { expect, test } from 'vitest'
import type { ScreenJourney } from '../../visit/journeys/screen.journey.ts'
import { type Visitor, visitorsOf } from '../../visit/visitors.ts'
import { openDrawnVisit } from '../drawn.visit.ts'

/** Tests that show every change of what is seen of a journey, on drawn screens. */
export function testDrawnTours<Step extends string, Sight>(
  onScreen: ScreenJourney<Step, Sight>,
): void {
  const { journey, limit, tell } = onScreen
  const tours = sightTours(journey, limit, tell)
  for (const [index, tour] of tours.entries()) {
    for (const visitor of visitorsOf(index, tours.length)) {
      testTour(`tour ${index + 1}`, onScreen, visitor, tour)
    }
  }
}

function testTour<Step extends string, Sight>(
  title: string,
  { complaints = {}, journey, open: openTarget }: ScreenJourney<Step, Sight>,
  visitor: Visitor,
  steps: readonly Step[],
): void {
  const { language, size } = visitor
  const { name } = journey
  const provoked = new Set(steps.flatMap((step) => complaints[step] ?? []))
  test(`on a ${size} the ${name} goes as its model says in ${language}, ${title}`, async () => {
    const open = async () => {
      const visit = await openDrawnVisit(visitor)
      const target = await openTarget(visit)
      const close = async () => {
        await target.close()
        expect(new Set(visit.tab.errors())).toEqual(provoked)
        await visit.close()
      }
      return { ...target, close }
    }
    const command = `npm run journeys -- ${name} --target drawn --size ${size} --language ${language}`
    await walk({ journey, open, command }, steps)
  })
}
