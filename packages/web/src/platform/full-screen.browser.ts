/** Whether a part of the page can fill the whole screen; on phones it mostly cannot. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled
}

/** Lets an element fill the screen, or gives the screen back. */
export async function toggleFullScreen(element: Element): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await element.requestFullscreen()
}

export function isFullScreen(): boolean {
  return document.fullscreenElement !== null
}

/** Tells when something begins or ceases to fill the screen. Returns the function that stops it. */
export function watchFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
