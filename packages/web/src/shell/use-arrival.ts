import { isPanelOpen, type ShownRoute, shownRoute } from '@croupier/core'
import { useEffect, useRef } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { mainId } from '../app/main.id.ts'
import { useChild } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { focusWhenPresent, leftLink, storeLeftLink } from '../platform/left-link.browser.ts'
import { restoreScrollPosition, storedScrollPosition } from '../platform/place.browser.ts'

/**
 * Moves the focus to the heading of each new page, so that screen readers continue there, or to the field for which
 * the page was opened (`data-arrival`). On the way back a page
 * is scrolled to where it was left, and the focus then moves to the link that was followed. The first page of a
 * visit and a page beside an open panel leave the focus where it is.
 * @param shown the page of this render
 * @returns what to call once that page is drawn; it does nothing for a page that has been left by then
 */
export function useArrival(shown: ShownRoute | null): () => void {
  const isFirst = useRef(true)
  const stop = useRef(() => {})
  const stay = useRef(() => {})
  const { clock } = useSite().app.services
  const navigation = useChild('navigation')
  const isPanel = useView(navigation, isPanelOpen) ?? false
  useEffect(() => {
    const forget = storeLeftLink()
    return () => {
      forget()
      stop.current()
      stay.current()
    }
  }, [])
  return () => {
    const isFirstPage = isFirst.current
    isFirst.current = false
    const current = navigation && shownRoute(navigation.getSnapshot())
    // A page may be left before its effects run: the entry of the history is then that of the next page. Only paths
    // are compared, because another query alone brings no arrival.
    if (current?.address.path !== shown?.address.path) return
    stop.current()
    stay.current()
    const place = storedScrollPosition()
    if (place !== null) stay.current = restoreScrollPosition(place, clock)
    if (!isFirstPage && !isPanel) {
      const wanted = document.querySelector<HTMLElement>('main [data-arrival]')
      const heading = document.querySelector<HTMLElement>('h1[tabindex]')
      const arrival = wanted ?? heading ?? document.getElementById(mainId)
      arrival?.focus({ preventScroll: true })
      const left = leftLink()
      if (arrival && left !== null) stop.current = focusWhenPresent(left, arrival)
    }
  }
}
