import { expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { second } from './durations.ts'
import { readHttpDate } from './http-date.ts'

it('reads every date in the one form that HTTP writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7_000_000_000 }), (epoch) => {
      const instant = epoch * second
      expect(readHttpDate(new Date(instant).toUTCString())).toBe(instant)
    }),
  )
})

it.each([
  null,
  '',
  '0',
  '1',
  'soon',
  '2026-11-20T07:00:00Z',
  '20/11/2026',
  'Fri, 20 Nov 2026 07:00:00',
  'Fri, 20 Nov 2026 07:00:00 +0700',
  'Fri, 20 Nov 2026 07:00:00 UTC',
  'fri, 20 nov 2026 07:00:00 GMT',
  'Fri, 20 Nov 26 07:00:00 GMT',
  'Mon, 20 Nov 2026 07:00:00 GMT',
  'Tue, 31 Feb 2026 07:00:00 GMT',
  ' Fri, 20 Nov 2026 07:00:00 GMT ',
  'Friday, 20-Nov-26 07:00:00 GMT',
  'Fri Nov 20 07:00:00 2026',
])('reads nothing out of %j', (header) => {
  expect(readHttpDate(header)).toBeNull()
})
