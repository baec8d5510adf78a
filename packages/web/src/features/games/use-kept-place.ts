import { useLayoutEffect } from 'react'
import { keepPlace, keptPlace } from '../../platform/place.browser.ts'

/**
 * Brings whoever comes back to a list to where they were in it, once it is there.
 * @returns to be called before something in the list leads away
 */
export function useKeptPlace(): () => void {
  useLayoutEffect(() => {
    const place = keptPlace()
    if (place !== null) scrollTo(0, place)
    addEventListener('pagehide', keepPlace)
    return () => removeEventListener('pagehide', keepPlace)
  }, [])
  return keepPlace
}
