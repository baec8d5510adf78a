import { toastDuration } from '@croupier/core'
import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { readPicture } from '../../platform/picture.browser.ts'
import { type SaveOutcome, savePicture } from '../../platform/share.browser.ts'

/** Saves the picture of a code, or says how the member can save it. */
export function useSavePicture(): (image: HTMLImageElement, reference: string | null) => void {
  const { t } = useMessages('deposit')
  const { app, toasts } = useSite()
  const tell = (outcome: SaveOutcome) => {
    if (outcome === 'cancelled') return
    toasts.raise(
      outcome === 'unavailable'
        ? { tone: 'neutral', text: t('deposit.qr.holdToSave'), duration: toastDuration }
        : { tone: 'positive', text: t('deposit.qr.imageSaved'), duration: toastDuration },
    )
  }
  return (image, reference) => {
    const save = async () => {
      const picture = await readPicture(image)
      const name = `promptpay-${reference ?? 'qr'}.png`
      tell(picture ? await savePicture(picture, name, app.services) : 'unavailable')
    }
    void save()
  }
}
