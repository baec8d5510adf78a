import {
  isUnderWay,
  type MadeWithdrawal,
  type WithdrawStage,
  type WithdrawView,
} from '@croupier/core/withdraw'
import { useSiteDetails } from '../../app/site-details.ts'
import type { DrawTag } from '../../i18n/create-i18n.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { HistoryLink } from '../../shell/history-link.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { Card } from '../../ui/card.tsx'
import { Steps } from '../../ui/steps.tsx'
import { useWithdrawTracker } from './use-withdraw.ts'
import styles from './withdraw-tracker.module.css'

/** The words of each stage, and how many steps it has behind it; null where nobody can tell. */
const stages = {
  sent: { words: 'withdraw.tracker.now.sent', stepsDone: 0 },
  onItsWay: { words: 'withdraw.tracker.now.onItsWay', stepsDone: 1 },
  paidOut: { words: 'withdraw.tracker.now.paidOut', stepsDone: 3 },
  unclear: { words: 'withdraw.tracker.now.unclear', stepsDone: null },
} as const satisfies Record<WithdrawStage, { words: string; stepsDone: number | null }>

/** Draws an account number, of which no line must end at a hyphen. */
const whole: DrawTag = (number) => <span className={styles.number}>{number}</span>

interface WithdrawTrackerProps {
  readonly made: MadeWithdrawal
  readonly account: WithdrawView['account']
}

/** Where the withdrawn money is: sent, on its way, transferred. */
export function WithdrawTracker({ made, account }: WithdrawTrackerProps) {
  const { t, rich, money, time, locale } = useMessages('withdraw')
  const bankName = useBankName()
  const { texts } = useSiteDetails()
  const { reference, stage } = useWithdrawTracker() ?? { stage: 'sent', reference: null }
  const { stepsDone, words } = stages[stage]
  const speed = isUnderWay(stage) ? texts.withdrawSpeed?.[locale] : undefined
  return (
    <Card>
      <div className={styles.tracker}>
        <div>
          <p className={styles.amount}>
            -{money(made.amount)} {t('format.currency')}
          </p>
          <p className={styles.fact}>
            {account
              ? rich('withdraw.tracker.to', {
                  time: time(made.at),
                  bank: bankName(account.bankId),
                  account: account.number,
                  whole,
                })
              : t('withdraw.lockSent', { time: time(made.at) })}
          </p>
          {reference !== null && (
            <p className={styles.fact}>{t('withdraw.tracker.reference', { reference })}</p>
          )}
        </div>
        {stepsDone !== null && (
          <Steps
            label={t('withdraw.tracker.label')}
            steps={[
              t('withdraw.tracker.sent'),
              t('withdraw.tracker.onItsWay'),
              t('withdraw.tracker.paidOut'),
            ]}
            current={stepsDone}
          />
        )}
        <p role="status" className={styles.fact}>
          {t(words)}
        </p>
        {speed !== undefined && (
          <p className={styles.fact}>{t('withdraw.tracker.usualTime', { speed })}</p>
        )}
        <HistoryLink className={styles.link}>{t('withdraw.tracker.history')}</HistoryLink>
      </div>
    </Card>
  )
}
