import { type ChannelKind, type QrPaymentView, qrImageMessage } from '@croupier/core/deposit'
import { ExternalLink } from 'lucide'
import { type Ref, useState } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import styles from './payment-code.module.css'
import type { RunningDeposit } from './use-deposit.ts'

export interface PaymentCodeProps {
  readonly payment: QrPaymentView
  /** What pays it. */
  readonly kind: ChannelKind | null
  /** The text under a code that the site draws. */
  readonly lines: readonly string[]
  readonly pictureRef: Ref<HTMLImageElement>
  readonly send: RunningDeposit['send']
}

/** The code, picture or link to pay with, in the form in which the server sent it. */
export function PaymentCode(props: PaymentCodeProps) {
  const { payment, kind, lines, pictureRef } = props
  const { ref } = useMessages('deposit')
  switch (payment.form) {
    case 'link':
      return <PaymentLink address={payment.qrCode} />
    case 'image':
      return <SentPicture {...props} />
    case 'text':
      return (
        <QrPicture
          pictureRef={pictureRef}
          alt={ref(qrImageMessage(kind))}
          qrCode={payment.qrCode}
          lines={lines}
        />
      )
  }
}

function PaymentLink({ address }: { readonly address: string }) {
  const { t } = useMessages('deposit')
  return (
    <div className={styles.link}>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ variant: 'primary', size: 'large', isWide: true })}
      >
        <Icon of={ExternalLink} />
        {t('deposit.qr.openLink')}
      </a>
      <p>{t('deposit.qr.linkHint')}</p>
    </div>
  )
}

/** A picture from the server. The chart decides what it means if it does not load. */
function SentPicture({ payment, kind, pictureRef, send }: PaymentCodeProps) {
  const { t, ref } = useMessages('deposit')
  const [isMissing, setMissing] = useState(false)
  if (isMissing) {
    return (
      <div className={styles.link}>
        <Note tone="caution">{t('deposit.qr.pictureMissing')}</Note>
        <Button onPress={() => setMissing(false)}>{t('deposit.qr.loadPicture')}</Button>
      </div>
    )
  }
  return (
    <img
      ref={pictureRef}
      src={payment.qrCode}
      alt={ref(qrImageMessage(kind))}
      className={styles.picture}
      onLoad={() => send({ type: 'qr.pictureShown' })}
      onError={() => {
        setMissing(true)
        send({ type: 'qr.pictureFailed' })
      }}
    />
  )
}
