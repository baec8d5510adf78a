import { minute, second } from '../time/durations.ts'
import { readHttpDate } from '../time/http-date.ts'

/** One answer: when it was requested and received, by the device's elapsed time, and its `Date` header. */
export interface DatedAnswer {
  readonly sentAt: number
  readonly receivedAt: number
  readonly date: string | null
}

/** The bounds that one answer sets for the server's lead: the server's time minus the device's elapsed time. */
export interface Reading {
  readonly sentAt: number
  readonly receivedAt: number
  /** The answer was dated at an unknown moment of the round trip, so its lead lies between `least` and `most`. */
  readonly least: number
  readonly most: number
}

/**
 * The difference up to which two clocks count as equal: the network causes small differences, and the `Date` header
 * has only whole seconds.
 */
export const clockTolerance = 2 * second

/** How long an answer that contradicts the others keeps the clock unconfirmed [OPEN-83]. */
export const disputeDuration = 3 * minute

/** The reading of an answer; null where its date is unreadable. */
export function readingOf({ date, receivedAt, sentAt }: DatedAnswer): Reading | null {
  const serverTime = readHttpDate(date)
  if (serverTime === null) return null
  return { sentAt, receivedAt, least: serverTime - receivedAt, most: serverTime - sentAt }
}

export function fits({ least, most }: Reading, lead: number): boolean {
  return lead >= least - clockTolerance && lead <= most + clockTolerance
}

/** Adds a reading; of the earlier ones, the last and those of the last minutes still count. */
export function withReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  const counting = readings.filter(
    ({ receivedAt }, index) =>
      index === readings.length - 1 || reading.receivedAt - receivedAt < disputeDuration,
  )
  return [...counting, reading]
}

/** Whether at least two readings agree with the lead, and none of the last minutes contradicts it [OPEN-83]. */
export function isConfirmedBy(readings: readonly Reading[], lead: number): boolean {
  return readings.length > 1 && readings.every((reading) => fits(reading, lead))
}

/**
 * The lead of the newest reading, if an earlier one confirms it: one that was received before the newest was
 * requested, without a contradicting one in between. Else null [OPEN-83].
 */
export function leadOfTwoReadings(readings: readonly Reading[]): number | null {
  const newest = readings.at(-1)
  if (!newest) return null
  const leads = readings.map((reading) => sharedLead(reading, newest))
  const since = leads.lastIndexOf(null) + 1
  const isWitness = ({ receivedAt }: Reading, index: number) =>
    index >= since && receivedAt <= newest.sentAt && index < readings.length - 1
  return leads[readings.findLastIndex(isWitness)] ?? null
}

/** The lead on which two readings agree, or null where they contradict each other. */
function sharedLead(one: Reading, other: Reading): number | null {
  const least = Math.max(one.least, other.least)
  const most = Math.min(one.most, other.most)
  return least - most > clockTolerance ? null : Math.round((least + most) / 2)
}
