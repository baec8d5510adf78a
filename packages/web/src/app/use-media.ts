import { useSyncExternalStore } from 'react'

/** Whether a media query holds, such as `(min-width: 48em)`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    isOfPhone,
  )
}

/** Pages are rendered as a phone shows them, before anybody knows the width of the screen. */
const isOfPhone = () => false

/** Whether there is room for the menu beside the page. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 64em)')
}

/** Whether there is room for a search box in the header and for its suggestions below: not on a phone held sideways. */
export function useIsMedium(): boolean {
  return useMedia('(min-width: 48em) and (min-height: 30em)')
}

/** Whether the browser draws the page itself; false while it takes over a page that the build has rendered. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
