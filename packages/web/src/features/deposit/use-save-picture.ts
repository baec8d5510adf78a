import { useSite } from '../../app/app.provider.tsx'
import { readPicture } from '../../platform/picture.browser.ts'
import { savePicture } from '../../platform/share.browser.ts'
import type { PressOutcome } from '../../ui/answering-button.tsx'

/** Saves the picture of a code; it failed where the member has to press and hold the picture. */
export function useSavePicture(): (
  image: HTMLImageElement,
  reference: string | null,
) => Promise<PressOutcome> {
  const { services } = useSite().app
  return async (image, reference) => {
    const picture = await readPicture(image)
    if (!picture) return 'failed'
    const outcome = await savePicture(picture, `qr-${reference ?? 'deposit'}.png`, services)
    if (outcome === 'cancelled') return 'cancelled'
    return outcome === 'unavailable' ? 'failed' : 'done'
  }
}
