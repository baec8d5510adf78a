import type { ReportView } from '@croupier/core/deposit'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { LiveStatus } from '../../ui/live-status.tsx'
import { Money } from '../../ui/money.tsx'
import { Note } from '../../ui/note.tsx'
import { Result } from '../../ui/result.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** A reported transfer: its credit is pending, has arrived, or has not arrived in time. */
export function TransferReportedStep({ deposit: { view } }: { deposit: RunningDeposit }) {
  const { report, creditMinutes } = view.transfer
  return report && <Reported key={report.state} report={report} minutes={creditMinutes} />
}

interface ReportedProps {
  readonly report: ReportView
  readonly minutes: number
}

const tones = { watching: 'caution', arrived: 'positive', notYet: 'negative' } as const

function Reported({ report, minutes }: ReportedProps) {
  const { t, money } = useMessages('deposit')
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus moves here wherever it was, because this is what the member waited for.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const sign = report.state === 'arrived' ? '+' : ''
  return (
    <>
      <Result
        tone={tones[report.state]}
        level={2}
        titleRef={heading}
        title={useTitle(report.state)}
      >
        <Money
          size="large"
          amount={`${sign}${money(report.amount)}`}
          currency={t('format.currency')}
        />
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
  const { amount, balanceAfter, state } = report
  if (state === 'notYet') {
    return (
      <>
        <Note tone="caution">{t('deposit.bank.notYet', { minutes })}</Note>
        <ContactLink />
      </>
    )
  }
  if (state === 'arrived') {
    return (
      balanceAfter !== null && (
        <Note tone="positive">
          {t('deposit.bank.arrived', { balance: { satang: balanceAfter } })}
        </Note>
      )
    )
  }
  return (
    <>
      <LiveStatus tone="caution">{t('deposit.bank.watching')}</LiveStatus>
      <Note tone="info">
        {t('deposit.bank.reportedBody', { amount: { satang: amount }, minutes })}
      </Note>
    </>
  )
}
