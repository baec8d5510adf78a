import { toastDuration } from '@croupier/core'
import { Download } from 'lucide'
import type { RefObject } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { AnsweringButton } from '../../ui/answering-button.tsx'
import { useSavePicture } from './use-save-picture.ts'

export interface SavePictureButtonProps {
  readonly pictureRef: RefObject<HTMLImageElement | null>
  readonly reference: string | null
}

/** Saves the picture of the code, or says how the member can save it. */
export function SavePictureButton({ pictureRef, reference }: SavePictureButtonProps) {
  const { t } = useMessages('deposit')
  const { clock } = useSite().app.services
  const savePicture = useSavePicture()
  return (
    <AnsweringButton
      size="large"
      isWide
      icon={Download}
      label={t('deposit.qr.saveImage')}
      doneText={t('deposit.qr.imageSaved')}
      failedText={t('deposit.qr.holdToSave')}
      timers={clock}
      duration={toastDuration}
      onPress={async () =>
        pictureRef.current ? savePicture(pictureRef.current, reference) : 'cancelled'
      }
    >
      {t('deposit.qr.saveImage')}
    </AnsweringButton>
  )
}
