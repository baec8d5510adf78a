import type { Waiting } from './browser-waits.ts'

/** The files that may wait in a way that is refused elsewhere, each with the reason. */
export const waitsByItself: readonly {
  readonly file: string
  readonly kind: Waiting
  readonly why: string
}[] = [
  {
    file: 'e2e/promotions.e2e.ts',
    kind: 'real clock',
    why: 'the life of a cookie is told by the browser’s own clock, between two looks at the real one',
  },
  {
    file: 'e2e/support/passing.cookies.ts',
    kind: 'real clock',
    why: 'a browser ends cookies by its own clock, and what is left of them is counted from there',
  },
  {
    file: 'e2e/support/uneven-line.ts',
    kind: 'fixed wait',
    why: 'the delay of an uneven line is what it makes',
  },
  {
    file: 'engines/engine.cookies.ts',
    kind: 'real clock',
    why: 'as e2e/support/passing.cookies.ts',
  },
  {
    file: 'visit/journeys/favourites.target.ts',
    kind: 'bare absence',
    why: 'the menu has been there, and its closing is what the step waits for',
  },
  {
    file: 'visit/menu.steps.ts',
    kind: 'bare absence',
    why: 'the balance has been there, and its going is what the step waits for',
  },
]
