/** How many steps the guide has [USDT-10, USDT-11]. */
export const guideSteps = 6

/** How far a finger has to move for a swipe, in CSS pixels [USDT-16]. */
export function swipeThreshold(viewportWidth: number): number {
  return viewportWidth <= 480 ? 30 : 50
}

/** A finger's movement over the guide; to the right is positive. */
export interface Swipe {
  readonly distance: number
  readonly viewportWidth: number
}

/** Where a swipe leads: pictures follow the finger, so a swipe to the left leads to the next one [USDT-15, USDT-16]. */
export function swipeDirection({ distance, viewportWidth }: Swipe): 'next' | 'previous' | null {
  if (Math.abs(distance) < swipeThreshold(viewportWidth)) return null
  return distance < 0 ? 'next' : 'previous'
}

/** The width of the guide, as CSS writes it [USDT-17]. */
export function guideWidth(viewportWidth: number): '800px' | '95vw' {
  return viewportWidth > 768 ? '800px' : '95vw'
}
