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
  readonly pictureRef: Ref<HTMLImageElement>
  readonly send: RunningDeposit['send']
}

/** The code with the time it has left. */
export function PaymentCard({ payment, kind, pictureRef, send }: PaymentCardProps) {
  const { t, money, time } = useMessages('deposit')
  const { countdown, duration, fractionLeft, isLastWord, isOvertime, isRetrying, reference } =
    payment
  const isUncertain = isRetrying || isLastWord || isOvertime
  const state = useWaitingState(payment)
  const lines = [
    `${money(payment.payAmount)} ${t('format.currency')}`,
    ...(reference === null ? [] : [`${t('deposit.qr.reference')} ${reference}`]),
    t('deposit.qr.validUntil', { time: time(payment.deadline) }),
  ]
  return (
    <Card isPadded={false}>
      <TimeLine fraction={fractionLeft} tone={isUncertain ? 'caution' : 'accent'} />
      <div className={styles.state}>
        <LiveStatus tone={isUncertain ? 'caution' : 'positive'}>{state}</LiveStatus>
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
        <VisuallyHidden>{lines.join(', ')}</VisuallyHidden>
      </div>
    </Card>
  )
}

function useWaitingState({ isLastWord, isOvertime, isRetrying }: QrPaymentView): string {
  const { t } = useMessages('deposit')
  if (isLastWord || isOvertime) return t('status.checking')
  return isRetrying ? t('deposit.qr.tryingAgain') : t('deposit.poll.pending')
}
