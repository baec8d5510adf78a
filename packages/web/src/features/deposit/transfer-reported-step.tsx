import type { ReportView } from '@croupier/core/deposit'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactButton, ContactLink } from '../../shell/contact-link.tsx'
import { HistoryLink } from '../../shell/history-link.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { focusInSight } from '../../ui/focus.ts'
import { LiveStatus } from '../../ui/live-status.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { Result } from '../../ui/result.tsx'
import { SaveTransferButton, TransferReceipt } from './transfer-receipt.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** A reported transfer: its credit is pending, was seen, or was not seen in time. */
export function TransferReportedStep({ deposit: { view } }: { deposit: RunningDeposit }) {
  const { report, creditMinutes } = view.transfer
  return report && <Reported key={report.state} report={report} minutes={creditMinutes} />
}

interface ReportedProps {
  readonly report: ReportView
  readonly minutes: number
}

// A credit that was not seen in time may still come: that is not a failure.
const tones = { watching: 'caution', arrived: 'positive', notYet: 'caution' } as const

function Reported({ report, minutes }: ReportedProps) {
  const { t, money } = useMessages('deposit')
  const heading = useRef<HTMLHeadingElement>(null)
  const { amount, isNews, state } = report
  // The focus moves here wherever it was, because this is what the member waited for. A page load only shows it again.
  useLayoutEffect(() => {
    if (isNews && heading.current) focusInSight(heading.current)
  }, [isNews])
  const sign = state === 'arrived' ? '+' : ''
  return (
    <>
      <Result
        tone={tones[state]}
        level={2}
        titleRef={heading}
        title={useTitle(state)}
        isAnnounced={isNews}
      >
        <Money size="large" amount={`${sign}${money(amount)}`} currency={t('format.currency')} />
      </Result>
      <Outcome report={report} minutes={minutes} />
    </>
  )
}

function useTitle(state: ReportView['state']): string {
  const { t } = useMessages('deposit')
  switch (state) {
    case 'watching':
      return t('deposit.bank.reportedTitle')
    case 'arrived':
      return t('deposit.poll.success')
    case 'notYet':
      return t('deposit.bank.notYetTitle')
  }
}

function Outcome({ report, minutes }: ReportedProps) {
  const { t } = useMessages('deposit')
  switch (report.state) {
    case 'watching':
      return (
        <>
          <LiveStatus tone="caution">{t('deposit.bank.watching')}</LiveStatus>
          <Note tone="info">
            {t('deposit.bank.reportedBody', { amount: { satang: report.amount }, minutes })}
          </Note>
          <TransferReceipt report={report} />
        </>
      )
    case 'arrived':
      return (
        <>
          <TransferReceipt report={report} />
          <SaveTransferButton report={report} />
          <HistoryLink className={buttonClasses({ isWide: true })}>
            {t('deposit.receipt.history')}
          </HistoryLink>
        </>
      )
    case 'notYet':
      return (
        <>
          <Note tone="caution">{t('deposit.bank.notYet', { minutes })}</Note>
          <HistoryLink className={buttonClasses({ isWide: true })}>
            {t('deposit.receipt.history')}
          </HistoryLink>
          <AskAdmin report={report} />
          <TransferReceipt report={report} />
        </>
      )
  }
}

/** The way to the admin, with what is known of the transfer already typed. */
function AskAdmin({ report: { account, amount, reportedAt } }: { report: ReportView }) {
  const { t, fullDateTime } = useMessages('deposit', 'member')
  const bankName = useBankName()
  if (account === null || reportedAt === null) return <ContactLink />
  return (
    <ContactButton
      label={t('action.contactAdmin')}
      message={t('deposit.bank.notYetMessage', {
        amount: { satang: amount },
        bank: bankName(account.bankId, account.bankName),
        accountNumber: account.groupedNumber,
        when: fullDateTime(reportedAt),
      })}
    />
  )
}
