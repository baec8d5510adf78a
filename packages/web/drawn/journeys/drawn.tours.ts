import { sightTours, walk } from '@croupier/model-tests/journeys'
import { test } from 'vitest'
import type { ScreenJourney } from '../../visit/journeys/screen.journey.ts'
import { visitorOf } from '../../visit/visitors.ts'
import { openDrawnVisit } from '../drawn.visit.ts'

/** Tests that show every change of what is seen of a journey, on drawn screens. */
export function testDrawnTours<Step extends string, Sight>({
  journey,
  limit,
  open: openTarget,
  tell,
}: ScreenJourney<Step, Sight>): void {
  for (const [index, tour] of sightTours(journey, limit, tell).entries()) {
    const visitor = visitorOf(index)
    const { language, size } = visitor
    const { name } = journey
    test(`on a ${size} the ${name} goes as its model says in ${language}, tour ${index + 1}`, async () => {
      const open = async () => {
        const visit = await openDrawnVisit(visitor)
        const target = await openTarget(visit)
        const close = async () => {
          await target.close()
          await visit.close()
        }
        return { ...target, close }
      }
      const command = `npm run journeys -- ${name} --target drawn --size ${size} --language ${language}`
      await walk({ journey, open, command }, tour)
    })
  }
}
