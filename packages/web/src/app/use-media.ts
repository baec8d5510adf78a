import { useSyncExternalStore } from 'react'

/** Whether a media query holds, such as `(min-width: 768px)`. */
export function useMedia(query: string): boolean {
  const list = matchMedia(query)
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => list.matches,
  )
}

/** Whether there is room for the menu beside the page. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 1024px)')
}

/** Whether there is room for a search box in the header and for its suggestions below: not on a phone held sideways. */
export function useIsMedium(): boolean {
  return useMedia('(min-width: 768px) and (min-height: 480px)')
}
