import { useLayoutEffect } from 'react'
import { keepPlace, keptPlace } from '../../platform/place.browser.ts'

/** Brings whoever comes back to a list to where they were in it, before it is first painted. */
export function useKeptPlace(): void {
  useLayoutEffect(() => {
    const place = keptPlace()
    const stop = keepPlace()
    // Not before the list has its height, which it takes from its own width.
    const frame = requestAnimationFrame(() => {
      if (place !== null) scrollTo(0, place)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [])
}
