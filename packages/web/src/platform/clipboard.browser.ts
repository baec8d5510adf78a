/**
 * Copies a text. Insecure contexts and old in-app browsers lack the clipboard API; there the text is
 * selected and copied as a person would do it. Returns whether it was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Browsers refuse this in a page without focus, for example, and may still allow the copy command.
  }
  return copySelection(text)
}

function copySelection(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Everything outside an open dialog is inert and cannot be selected.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
