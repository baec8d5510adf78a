import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusInSight } from './focus.ts'

/**
 * Keeps the focus of anyone who was in a part whose control is gone with its screen: reading goes on at a
 * heading of the new one, or else at that of the page or the panel around it.
 * @param screen what is shown; the focus is looked after when it changes
 * @param find where reading goes on instead
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
