import { isPanelOpen } from '@croupier/core'
import { useEffect, useRef } from 'react'
import { mainId } from '../app/main.id.ts'
import { useChild } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { focusOnceThere, keepLeftLink, leftLink } from '../platform/left-link.browser.ts'

/**
 * Moves the focus to the heading of each page that is navigated to, so that reading goes on there, and on a
 * page that one comes back to on to the link by which it was left. The first page of a visit and a page
 * beside an open panel leave the focus where it is.
 */
export function useArrival(): () => void {
  const isFirst = useRef(true)
  const stop = useRef(() => {})
  const isPanel = useView(useChild('navigation'), isPanelOpen) ?? false
  useEffect(() => {
    const forget = keepLeftLink()
    return () => {
      forget()
      stop.current()
    }
  }, [])
  return () => {
    stop.current()
    if (!isFirst.current && !isPanel) {
      const heading = document.querySelector<HTMLElement>('h1[tabindex]')
      const arrival = heading ?? document.getElementById(mainId)
      arrival?.focus({ preventScroll: true })
      const left = leftLink()
      if (arrival && left !== null) stop.current = focusOnceThere(left, arrival)
    }
    isFirst.current = false
  }
}
