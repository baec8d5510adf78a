import type { Size } from './visit.ts'
import type { Language } from './words.ts'

/** Who stands before the site, and with what. */
export interface Visitor {
  readonly size: Size
  readonly language: Language
}

/** Every size in every language. */
export const allVisitors: readonly Visitor[] = [
  { size: 'desktop', language: 'en' },
  { size: 'phone', language: 'th' },
  { size: 'desktop', language: 'th' },
  { size: 'phone', language: 'en' },
]

/** A desktop in English and a phone in Thai: together they see everything that depends on one of the two. */
export const bothVisitors: readonly Visitor[] = allVisitors.slice(0, 2)

/** Who takes a tour of a journey: both visitors the only one, and else one of the two in turn. */
export function visitorsOf(index: number, count: number): readonly Visitor[] {
  return count === 1 ? bothVisitors : [visitorOf(index)]
}

/** Gives a row of tests to both visitors in turn. */
export function visitorOf(index: number): Visitor {
  return index % 2 === 0 ? { size: 'desktop', language: 'en' } : { size: 'phone', language: 'th' }
}
