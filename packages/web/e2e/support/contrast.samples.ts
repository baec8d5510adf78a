/// <reference lib="dom" />

/** The attribute of the elements whose contrast is measured. */
export const sampleMark = 'data-contrast-sample'

/**
 * Marks the elements of a page whose contrast is measured, and removes earlier marks. Measuring takes axe longer than
 * all other rules, and texts of one class, colour and size over the same backgrounds have the same contrast: two of
 * each such look are marked. What is behind a modal dialog cannot be measured. Runs in the page.
 * @param measured the looks that need not be measured again
 * @returns the looks that were marked
 */
export function markContrastSamples({
  mark,
  measured,
}: {
  readonly mark: string
  readonly measured: readonly number[]
}): readonly number[] {
  const wanted = 2
  const known = new Set(measured)
  const marked = new Map<number, number>()
  const hashes = new Map<Element, number>()
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)

  // Methods: a function with a name of its own gets a helper from the gallery's compiler, which the page lacks.
  const look = {
    hash(text: string): number {
      return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
    },

    /** The element and everything behind it. */
    groundOf(element: Element): number {
      const kept = hashes.get(element)
      if (kept !== undefined) return kept
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      const behind = element.parentElement ? look.groundOf(element.parentElement) : 0
      const own = [behind, element.getAttribute('class'), backgroundColor, backgroundImage, opacity]
      const ground = look.hash(own.join())
      hashes.set(element, ground)
      return ground
    },

    of(element: Element): number {
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const isDisabled = element.closest(':disabled, [aria-disabled="true"]') !== null
      return look.hash([look.groundOf(element), color, fontSize, fontWeight, isDisabled].join())
    },

    isWritten(element: Element): boolean {
      return (
        element.matches('input, textarea, select') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      )
    },
  }

  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  for (const element of (modal ?? document.body).querySelectorAll('*')) {
    if (!look.isWritten(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const shown = look.of(element)
    const count = marked.get(shown) ?? 0
    if (known.has(shown) || count === wanted) continue
    marked.set(shown, count + 1)
    element.setAttribute(mark, '')
  }
  return [...marked.keys()]
}
