import type { Waiting } from './browser-waits.ts'

/** The files that may wait in a way that other files may not, each with its reason. */
export const waitsByItself: readonly {
  readonly file: string
  readonly kind: Waiting
  readonly why: string
}[] = [
  {
    file: 'e2e/promotions.e2e.ts',
    kind: 'real clock',
    why: 'the browser’s own clock decides how long a cookie lives, so the test reads the real clock before and after',
  },
  {
    file: 'e2e/support/held.files.ts',
    kind: 'bare absence',
    why: 'the mark was there before, and the step waits until the page listens',
  },
  {
    file: 'e2e/support/uneven-line.ts',
    kind: 'fixed wait',
    why: 'delays are its purpose: it simulates an uneven connection',
  },
  {
    file: 'visit/journeys/favourites.target.ts',
    kind: 'bare absence',
    why: 'the menu was open, and the step waits until it closes',
  },
  {
    file: 'visit/menu.steps.ts',
    kind: 'bare absence',
    why: 'the balance was visible, and the step waits until it disappears',
  },
  {
    file: 'visit/passing.cookies.ts',
    kind: 'real clock',
    why: 'a browser expires cookies by its own clock, and the test computes the rest of their life from it',
  },
]
