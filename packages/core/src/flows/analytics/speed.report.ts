import type { Vital } from '../../base/ports/vitals.ts'
import type { DeviceClass } from '../../kernel/routing/device.rules.ts'
import type { RouteName } from '../../kernel/routing/routes.ts'

/** Everything that is reported about the speed of a page, and nothing of who looked at it or what it showed. */
export interface SpeedReport {
  /** The kind of page with which the visit began, never its address. */
  readonly page: RouteName
  readonly device: DeviceClass
  /** Such as `3g`; null where the browser does not say. */
  readonly connection: string | null
  readonly vitals: readonly Vital[]
}

/** The text of a report. Whole milliseconds, because more digits could tell one visit from another. */
export function speedReportText({ connection, device, page, vitals }: SpeedReport): string {
  return JSON.stringify({
    page,
    device,
    connection,
    vitals: vitals.map(({ name, rating, value }) => ({
      name,
      value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
      rating,
    })),
  })
}
