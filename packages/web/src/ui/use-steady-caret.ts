import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Characters that make the amount readable and are not part of the value. */
const separator = /[,\s฿]/

/**
 * Keeps the caret before the same digit when separators come and go around it; the browser would put it at the
 * end. Call the returned function on every change, before the value changes.
 */
export function useSteadyCaret(field: RefObject<HTMLInputElement | null>) {
  const behind = useRef<number | null>(null)
  const [, redraw] = useState(0)

  // This runs after every render, because a refused change leaves the value as it was.
  useLayoutEffect(() => {
    const input = field.current
    if (!input || behind.current === null) return
    const caret = positionBefore(input.value, behind.current)
    behind.current = null
    input.setSelectionRange(caret, caret)
  })

  return (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length
    behind.current = input.value.slice(caret).split('').filter(isOfValue).length
    redraw((count) => count + 1)
  }
}

/** The position with `count` characters after it, separators not counted. */
function positionBefore(text: string, count: number): number {
  let position = text.length
  for (let seen = 0; seen < count && position > 0; ) {
    position -= 1
    if (isOfValue(text.charAt(position))) seen += 1
  }
  while (position > 0 && count > 0 && !isOfValue(text.charAt(position - 1))) position -= 1
  return position
}

function isOfValue(character: string): boolean {
  return !separator.test(character)
}
