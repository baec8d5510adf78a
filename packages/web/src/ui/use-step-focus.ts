import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusInSight } from './focus.ts'

/**
 * Moves the focus to the beginning of a step if the control that led to it is gone. This runs before the effects
 * of a dialog that the step may open, so that the dialog gives the focus back here.
 * @param isFirst false where something else of the step is the first to be read
 */
export function useStepFocus<Element extends HTMLElement>(
  isFirst = true,
): RefObject<Element | null> {
  const beginning = useRef<Element>(null)
  const wasFirst = useRef(isFirst)
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasFirst.current && isLost && beginning.current) focusInSight(beginning.current)
  }, [])
  return beginning
}
