import { type RefObject, useEffect, useState } from 'react'

/** Whether an element was scrolled past, so that it is above the screen. */
export function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPassed
}
