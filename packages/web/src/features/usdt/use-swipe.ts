import { type PointerEvent, useRef } from 'react'

/** Reports how far a finger has moved sideways, in CSS pixels: to the right is positive. A mouse does not swipe. */
export function useSwipe(onSwipe: (distance: number) => void) {
  const start = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientX, isPrimary, pointerType }: PointerEvent) => {
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : null
    },
    onPointerUp: ({ clientX, isPrimary }: PointerEvent) => {
      if (!isPrimary || start.current === null) return
      onSwipe(clientX - start.current)
      start.current = null
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
