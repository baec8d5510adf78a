import type { Clock, Device } from '@croupier/core/ports'

/**
 * What became of a file: `cancelled` when the member closed the share sheet, `unavailable` where a
 * page can neither share nor download, so that pressing and holding the picture is what is left.
 */
export type SaveOutcome = 'shared' | 'downloaded' | 'cancelled' | 'unavailable'

/** In-app browsers accept a download and then do nothing. */
const withoutDownloads = /; wv\)|\bLine\/|\bFBA[NV]\b|\bInstagram\b|\bMicroMessenger\b/

/** A download reads its address after the press; some browsers take a moment. */
const addressLifetime = 60_000

/** Saves a file by the share sheet, else as a download. */
export async function saveFile(
  content: Blob,
  fileName: string,
  host: { readonly clock: Clock; readonly device: Device },
): Promise<SaveOutcome> {
  const shared = await share({ files: [new File([content], fileName, { type: content.type })] })
  if (shared !== 'unavailable') return shared
  if (withoutDownloads.test(host.device.userAgent)) return 'unavailable'
  return download(content, fileName, host.clock)
}

/** Whether there is a share sheet for links. */
export function canShareLinks(): boolean {
  return navigator.canShare?.({ url: location.href }) ?? false
}

/** Hands a link to the share sheet, where there is one. */
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

function download(file: Blob, fileName: string, clock: Clock): SaveOutcome {
  const link = document.createElement('a')
  if (!('download' in link)) return 'unavailable'
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = fileName
  link.click()
  clock.setTimeout(() => URL.revokeObjectURL(address), addressLifetime)
  return 'downloaded'
}
