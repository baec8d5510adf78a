import type { ChannelKind, QrPaymentView } from '@croupier/core/deposit'
import type { Ref } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Card } from '../../ui/card.tsx'
import { LiveStatus } from '../../ui/live-status.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './payment-card.module.css'
import { PaymentCode } from './payment-code.tsx'
import type { RunningDeposit } from './use-deposit.ts'

export interface PaymentCardProps {
  readonly payment: QrPaymentView
  /** What pays it. */
  readonly kind: ChannelKind | null
  /** Whom it pays, in the picture. */
  readonly payee: string | null
  readonly pictureRef: Ref<HTMLImageElement>
  readonly send: RunningDeposit['send']
}

/** The code with the time it has left. */
export function PaymentCard({ payment, kind, payee, pictureRef, send }: PaymentCardProps) {
  const { t, money, time } = useMessages('deposit')
  const { countdown, duration, fractionLeft, isNearlyOver, reference } = payment
  const isUncertain = payment.isRetrying || payment.isLastWord || payment.isOvertime
  const tone = isUncertain || isNearlyOver ? 'caution' : null
  const validUntil = t('deposit.qr.validUntil', { time: time(payment.deadline) })
  const state = useWaitingState(payment)
  const lines = [
    `${money(payment.payAmount)} ${t('format.currency')}`,
    ...(payee === null ? [] : [`${t('deposit.qr.payee')} ${payee}`]),
    ...(reference === null ? [] : [`${t('deposit.qr.reference')} ${reference}`]),
    validUntil,
  ]
  return (
    <Card isPadded={false}>
      <TimeLine fraction={fractionLeft} tone={tone ?? 'accent'} />
      <div className={styles.state}>
        <LiveStatus tone={tone ?? 'positive'}>{state}</LiveStatus>
        <time
          role="timer"
          aria-label={t('deposit.qr.timeLeft')}
          dateTime={duration}
          className={styles.time}
        >
          {countdown}
        </time>
      </div>
      <div className={styles.code}>
        <PaymentCode
          payment={payment}
          kind={kind}
          lines={lines}
          pictureRef={pictureRef}
          send={send}
        />
        <VisuallyHidden>{validUntil}</VisuallyHidden>
      </div>
    </Card>
  )
}

function useWaitingState(payment: QrPaymentView): string {
  const { isLastWord, isNearlyOver, isOvertime, isRetrying } = payment
  const { t } = useMessages('deposit')
  if (isLastWord || isOvertime) return t('status.checking')
  if (isRetrying) return t('deposit.qr.tryingAgain')
  return isNearlyOver ? t('deposit.qr.nearlyOver') : t('deposit.poll.pending')
}
