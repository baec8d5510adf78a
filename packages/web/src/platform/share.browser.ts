import type { Clock, Device } from '@croupier/core/ports'

/**
 * What became of a file: `cancelled` when the member closed the share sheet, `unavailable` where a page can
 * neither share nor download, so that the member has to press and hold the picture.
 */
export type SaveOutcome = 'shared' | 'downloaded' | 'cancelled' | 'unavailable'

interface SaveHost {
  readonly clock: Clock
  readonly device: Device
}

/** In-app browsers that accept a download and then do nothing. */
const withoutDownloads = /; wv\)|\bLine\/|\bFBA[NV]\b|\bInstagram\b|\bMicroMessenger\b/

/** How long the address of a download stays valid, in ms: some browsers read it a moment after the press. */
const addressLifetime = 60_000

/** Saves a picture by the share sheet, which offers a phone’s gallery, or else as a download. */
export async function savePicture(
  content: Blob,
  fileName: string,
  host: SaveHost,
): Promise<SaveOutcome> {
  const shared = await share({ files: [new File([content], fileName, { type: content.type })] })
  return shared === 'unavailable' ? downloadFile(content, fileName, host) : shared
}

/** Saves a file as a download. */
export function downloadFile(
  content: Blob,
  fileName: string,
  { clock, device }: SaveHost,
): 'downloaded' | 'unavailable' {
  const link = document.createElement('a')
  if (withoutDownloads.test(device.userAgent) || !('download' in link)) return 'unavailable'
  const address = URL.createObjectURL(content)
  link.href = address
  link.download = fileName
  link.click()
  clock.setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
  return 'downloaded'
}

/** Whether there is a share sheet for links. */
export function canShareLinks(): boolean {
  return navigator.canShare?.({ url: location.href }) ?? false
}

/** Opens the share sheet for a link, if there is one. */
export function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  return share(link)
}

type ShareOutcome = 'shared' | 'cancelled' | 'unavailable'

async function share(content: ShareData): Promise<ShareOutcome> {
  if (!navigator.canShare?.(content)) return 'unavailable'
  try {
    await navigator.share(content)
    return 'shared'
  } catch (reason) {
    const isCancelled = reason instanceof DOMException && reason.name === 'AbortError'
    return isCancelled ? 'cancelled' : 'unavailable'
  }
}
