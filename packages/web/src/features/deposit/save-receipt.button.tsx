import { toastDuration } from '@croupier/core'
import { Download } from 'lucide'
import { useState } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { copyText } from '../../platform/clipboard.browser.ts'
import { pictureOf } from '../../platform/picture.browser.ts'
import { savePicture } from '../../platform/share.browser.ts'
import { AnsweringButton, type PressOutcome } from '../../ui/answering-button.tsx'
import type { ReceiptRow } from '../../ui/receipt.tsx'
import { drawReceiptPicture, type ReceiptPicture } from '../../ui/receipt-picture.draw.ts'

export interface SaveReceiptButtonProps {
  readonly title: string
  readonly amount: string
  readonly rows: readonly ReceiptRow[]
  readonly reference: string | null
}

/** Saves or shares the receipt as a picture. A browser that can do neither copies it as text. */
export function SaveReceiptButton({ reference, ...receipt }: SaveReceiptButtonProps) {
  const { t } = useMessages('deposit', 'member')
  const { services } = useSite().app
  const [isText, setText] = useState(false)
  const picture = { site: services.site.title, ...receipt }
  const save = async (): Promise<PressOutcome> => {
    const content = await pictureOf(await drawReceiptPicture(picture))
    const name = `receipt-${reference ?? 'deposit'}.png`
    const outcome = content === null ? 'unavailable' : await savePicture(content, name, services)
    setText(outcome === 'unavailable')
    if (outcome === 'cancelled') return 'cancelled'
    if (outcome !== 'unavailable') return 'done'
    return (await copyText(textOf(picture))) ? 'done' : 'failed'
  }
  return (
    <AnsweringButton
      isWide
      icon={Download}
      label={t('deposit.receipt.save')}
      doneText={isText ? t('deposit.receipt.copied') : t('deposit.receipt.saved')}
      failedText={t('deposit.receipt.saveFailed')}
      timers={services.clock}
      duration={toastDuration}
      onPress={save}
    >
      {t('deposit.receipt.save')}
    </AnsweringButton>
  )
}

function textOf({ amount, rows, site, title }: ReceiptPicture): string {
  return [site, `${title} ${amount}`, ...rows.map(({ label, value }) => `${label}: ${value}`)].join(
    '\n',
  )
}
