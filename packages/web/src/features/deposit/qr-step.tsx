import type { QrPaymentView } from '@croupier/core/deposit'
import { formatSatang } from '@croupier/core/money'
import { useRef } from 'react'
import { CopyButton } from '../../app/copy-button.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import { PaymentCard } from './payment-card.tsx'
import { PaymentDialogs } from './payment-dialogs.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentSteps } from './payment-steps.tsx'
import styles from './qr-step.module.css'
import { SavePictureButton } from './save-picture.button.tsx'
import { StepBeginning } from './step-beginning.tsx'
import type { RunningDeposit } from './use-deposit.ts'
import { useQrPayment } from './use-qr-payment.ts'

/** The code to scan, the time left, and what to watch out for. */
export function QrStep({ deposit }: { deposit: RunningDeposit }) {
  const payment = useQrPayment()
  return payment && <Payment payment={payment} deposit={deposit} />
}

interface PaymentProps {
  readonly payment: QrPaymentView
  readonly deposit: RunningDeposit
}

function Payment({ payment, deposit: { view, send } }: PaymentProps) {
  const { t } = useMessages('deposit')
  const picture = useRef<HTMLImageElement>(null)
  const isCovered = payment.isReuseWarningOpen || payment.isConfirmingCancel
  return (
    <>
      <StepBeginning>
        {t(payment.form === 'link' ? 'deposit.qr.waitingLink' : 'deposit.qr.waiting', {
          amount: { satang: payment.payAmount },
        })}
      </StepBeginning>
      <LiveRegion announcement={useAnnouncement(useMilestone(payment), isCovered)} />
      <AmountToPay payment={payment} />
      <PaymentCard
        payment={payment}
        kind={view.kind}
        payee={view.payee}
        pictureRef={picture}
        send={send}
      />
      <TroubleNote payment={payment} />
      {view.isForgetful && (
        <Note tone="caution" role="status" title={t('deposit.qr.notKeptTitle')}>
          {t('deposit.qr.notKeptBody')}
        </Note>
      )}
      {payment.form !== 'link' && (
        <PaymentSteps
          kind={view.kind}
          saveButton={<SavePictureButton pictureRef={picture} reference={payment.reference} />}
        />
      )}
      <PaymentFacts payee={view.payee} reference={payment.reference} />
      <CautionNote payment={payment} />
      <PaymentDialogs payment={payment} send={send} />
    </>
  )
}

/** What screen readers announce of the time: the start, and then the milestones. */
function useMilestone({ isBeginning, milestone, payAmount, totalMinutes }: QrPaymentView): string {
  const { t } = useMessages('deposit')
  if (milestone === null) {
    return isBeginning
      ? t('deposit.qr.announceStart', { amount: { satang: payAmount }, minutes: totalMinutes })
      : ''
  }
  return milestone.unit === 'minutes'
    ? t('deposit.qr.announceMinutes', { minutes: milestone.left })
    : t('deposit.qr.announceSeconds', { seconds: milestone.left })
}

function AmountToPay({ payment: { hasSatang, payAmount } }: { payment: QrPaymentView }) {
  const { t, money } = useMessages('deposit')
  return (
    <div>
      <div className={styles.amount}>
        <div>
          <p className={styles.label}>{t('deposit.qr.amountToPay')}</p>
          <Money
            size="large"
            stressesSatang
            amount={money(payAmount)}
            currency={t('format.currency')}
          />
        </div>
        {/* Without separators, because bank apps accept nothing else. */}
        <CopyButton
          text={formatSatang(payAmount).replaceAll(',', '')}
          label={t('deposit.qr.copyAmount')}
        >
          {t('deposit.qr.copy')}
        </CopyButton>
      </div>
      {hasSatang && <p className={styles.label}>{t('deposit.qr.satangReason')}</p>}
    </div>
  )
}

/** Why there is no answer from the server yet, if there should be one. */
function useTrouble({ isLastWord, isOvertime, isRetrying }: QrPaymentView): string | null {
  const { t } = useMessages('deposit')
  if (isLastWord) return t('deposit.qr.lastCheck')
  if (isOvertime) return t('deposit.qr.overtime')
  return isRetrying ? t('deposit.qr.retrying') : null
}

/** Notes at the code, visible on any screen. It is also a live region, so the empty element must exist first. */
function TroubleNote({ payment }: Pick<PaymentProps, 'payment'>) {
  const { t } = useMessages('deposit')
  const trouble = useTrouble(payment)
  return (
    <div aria-live="polite" className={styles.trouble}>
      {trouble !== null && <Note tone="info">{trouble}</Note>}
      {payment.isNearlyOver && (
        <Note tone="caution" title={t('deposit.qr.nearlyOver')}>
          {t('deposit.qr.nearlyOverBody')}
        </Note>
      )}
    </div>
  )
}

function CautionNote({ payment }: Pick<PaymentProps, 'payment'>) {
  const { t } = useMessages('deposit')
  const trouble = useTrouble(payment)
  return (
    trouble === null && (
      <Note tone="caution" title={t('deposit.qr.cautionTitle')}>
        {t('deposit.qr.cautionBody')}
      </Note>
    )
  )
}
