import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusInSight } from './focus.ts'

/**
 * Takes the focus when a step is drawn and the control that led to it is gone; reading then goes on at
 * the step's beginning. Before the effects of a dialog that the step may open, which gives it back here.
 */
export function useStepFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const beginning = useRef<Element>(null)
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && beginning.current) focusInSight(beginning.current)
  }, [])
  return beginning
}
