import { type RefObject, useEffect, useState } from 'react'

const nowhere = { canGoBack: false, canGoOn: false }

/** Less than a pixel is a rounded position, not something to scroll to. */
const least = 2

/** Whether a row has more on either side, and the function that scrolls it by as much as it shows. */
export function useRowScroll(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState(nowhere)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const { clientWidth, scrollLeft, scrollWidth } = element
      const next = {
        canGoBack: scrollLeft > least,
        canGoOn: scrollLeft + clientWidth < scrollWidth - least,
      }
      setEnds((last) =>
        last.canGoBack === next.canGoBack && last.canGoOn === next.canGoOn ? last : next,
      )
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return {
    ...ends,
    scroll: (direction: 1 | -1) => {
      const element = row.current
      element?.scrollBy({ left: direction * element.clientWidth })
    },
  }
}
