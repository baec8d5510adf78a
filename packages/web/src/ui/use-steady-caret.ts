import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** What is put in for reading and is not part of the value. */
const separator = /[,\s฿]/

/**
 * Keeps the caret before the same digit when separators come and go around it. To be told of every
 * change before the value is; the browser would put the caret at the end.
 */
export function useSteadyCaret(field: RefObject<HTMLInputElement | null>) {
  const behind = useRef<number | null>(null)
  const [, redraw] = useState(0)

  // After every drawing, because a change that is refused leaves the value as it was.
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

/** Where the caret has so many characters behind it, separators not counted. */
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
