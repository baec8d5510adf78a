import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusInSight } from './focus.ts'

/**
 * Moves the focus when the focused control disappears with its screen: to a heading of the new screen, or else to
 * that of the page or the panel around it.
 * @param screen the current screen; the focus is checked when it changes
 * @param find finds a different element for the focus
 */
export function useKeptFocus<Part extends HTMLElement>(
  screen: string | number,
  find: (part: Part) => HTMLElement | null | undefined = headingIn,
): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const wasInside = useRef(false)
  const last = useRef(screen)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && (part.current?.contains(target) ?? false)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const isOther = last.current !== screen
    last.current = screen
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isOther || !isLost || !wasInside.current || !part.current) return
    const next = find(part.current)
    if (next) focusInSight(next)
  })
  return part
}

const headings = ':is(h1, h2, h3)[tabindex]'

function headingIn(part: HTMLElement): HTMLElement | null {
  const around = part.closest<HTMLElement>('dialog, [role="dialog"], main') ?? document.body
  return part.querySelector<HTMLElement>(headings) ?? around.querySelector<HTMLElement>(headings)
}
