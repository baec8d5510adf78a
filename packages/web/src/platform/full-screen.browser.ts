/** Whether an element can fill the whole screen; on most phones it cannot. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled
}

/** Switches an element to full screen, or back. */
export async function toggleFullScreen(element: Element): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await element.requestFullscreen()
}

export function isFullScreen(): boolean {
  return document.fullscreenElement !== null
}

/** Calls the listener when full screen begins or ends. Returns the function that stops it. */
export function watchFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
