import { minute, second } from '../time/durations.ts'
import { readHttpDate } from '../time/http-date.ts'

/** One answer: when it was asked for and received by the device's elapsed time, and its `Date` header. */
export interface DatedAnswer {
  readonly sentAt: number
  readonly receivedAt: number
  readonly date: string | null
}

/** What one answer says of the server's lead: the server's time less the device's elapsed time. */
export interface Reading {
  readonly sentAt: number
  readonly receivedAt: number
  /** It was written at some time of the round trip, and nobody knows when. */
  readonly least: number
  readonly most: number
}

/**
 * By how much two clocks may differ and still agree: a smaller difference is the network's doing, and the
 * `Date` header has whole seconds.
 */
export const clockTolerance = 2 * second

/** For how long an answer that contradicts the others is held against the clock [OPEN-83]. */
export const disputeLasts = 3 * minute

/** What an answer says, or null where its date cannot be read. */
export function readingOf({ date, receivedAt, sentAt }: DatedAnswer): Reading | null {
  const serverTime = readHttpDate(date)
  if (serverTime === null) return null
  return { sentAt, receivedAt, least: serverTime - receivedAt, most: serverTime - sentAt }
}

export function fits({ least, most }: Reading, lead: number): boolean {
  return lead >= least - clockTolerance && lead <= most + clockTolerance
}

/** The readings that still count once another has come: those of the last minutes, and the last one. */
export function withReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  const counting = readings.filter(
    ({ receivedAt }, index) =>
      index === readings.length - 1 || reading.receivedAt - receivedAt < disputeLasts,
  )
  return [...counting, reading]
}

/** Whether two answers say the same of the time, and none of the last minutes says otherwise [OPEN-83]. */
export function isConfirmedBy(readings: readonly Reading[], lead: number): boolean {
  return readings.length > 1 && readings.every((reading) => fits(reading, lead))
}

/**
 * The lead that the newest reading has, if one before it says the same that was heard before the newest
 * was asked for, and none came between them that says otherwise; else null [OPEN-83].
 */
export function leadSaidTwice(readings: readonly Reading[]): number | null {
  const newest = readings.at(-1)
  if (!newest) return null
  const leads = readings.map((reading) => sharedLead(reading, newest))
  const since = leads.lastIndexOf(null) + 1
  const isWitness = ({ receivedAt }: Reading, index: number) =>
    index >= since && receivedAt <= newest.sentAt && index < readings.length - 1
  return leads[readings.findLastIndex(isWitness)] ?? null
}

/** The lead that both may mean, or null where they contradict each other. */
function sharedLead(one: Reading, other: Reading): number | null {
  const least = Math.max(one.least, other.least)
  const most = Math.min(one.most, other.most)
  return least - most > clockTolerance ? null : Math.round((least + most) / 2)
}
