import type { Size } from './visit.ts'
import type { Language } from './words.ts'

/** The language and the device size of a visitor. */
export interface Visitor {
  readonly size: Size
  readonly language: Language
}

export const onDesktop: Visitor = { size: 'desktop', language: 'en' }
/** Like most members. */
export const onPhone: Visitor = { size: 'phone', language: 'th' }

/** Every size in every language. */
export const allVisitors: readonly Visitor[] = [
  onDesktop,
  onPhone,
  { size: 'desktop', language: 'th' },
  { size: 'phone', language: 'en' },
]

/** A desktop in English and a phone in Thai: together they show everything that depends on size or language alone. */
export const bothVisitors: readonly Visitor[] = [onDesktop, onPhone]

/** The visitors of a tour: both if the journey has a single tour, otherwise one of the two in turn. */
export function visitorsOf(index: number, count: number): readonly Visitor[] {
  return count === 1 ? bothVisitors : [visitorOf(index)]
}

/** Assigns the rows of a test table to both visitors in turn. */
function visitorOf(index: number): Visitor {
  return index % 2 === 0 ? onDesktop : onPhone
}
