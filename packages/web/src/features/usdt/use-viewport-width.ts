import { useSyncExternalStore } from 'react'

/** The width of the window in CSS pixels. */
export function useViewportWidth(): number {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('resize', listener)
      return () => removeEventListener('resize', listener)
    },
    () => innerWidth,
  )
}
