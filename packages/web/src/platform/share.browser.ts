import type { Clock, Device } from '@croupier/core/ports'

/**
 * What became of a picture: `cancelled` when the member closed the share sheet, `unavailable` where a
 * page can neither share nor download, so that pressing and holding the picture is what is left.
 */
export type SaveOutcome = 'shared' | 'downloaded' | 'cancelled' | 'unavailable'

/** In-app browsers accept a download and then do nothing. */
const withoutDownloads = /; wv\)|\bLine\/|\bFBA[NV]\b|\bInstagram\b|\bMicroMessenger\b/

/** A download reads its address after the press; some browsers take a moment. */
const addressLifetime = 60_000

/** Saves a picture by the share sheet, else as a download. */
export async function saveImage(
  image: Blob,
  fileName: string,
  host: { readonly clock: Clock; readonly device: Device },
): Promise<SaveOutcome> {
  const shared = await share(new File([image], fileName, { type: image.type }))
  if (shared !== 'unavailable') return shared
  if (withoutDownloads.test(host.device.userAgent)) return 'unavailable'
  return download(image, fileName, host.clock)
}

async function share(file: File): Promise<'shared' | 'cancelled' | 'unavailable'> {
  const content = { files: [file] }
  if (!navigator.canShare?.(content)) return 'unavailable'
  try {
    await navigator.share(content)
    return 'shared'
  } catch (reason) {
    const isCancelled = reason instanceof DOMException && reason.name === 'AbortError'
    return isCancelled ? 'cancelled' : 'unavailable'
  }
}

function download(image: Blob, fileName: string, clock: Clock): SaveOutcome {
  const link = document.createElement('a')
  if (!('download' in link)) return 'unavailable'
  const address = URL.createObjectURL(image)
  link.href = address
  link.download = fileName
  link.click()
  clock.setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
  return 'downloaded'
}
