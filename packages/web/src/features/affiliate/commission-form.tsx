import type { FlowRefs } from '@croupier/core'
import {
  type AffiliateOverview,
  type AffiliateView,
  type WithdrawWindow,
  withdrawalsPerDay,
  withdrawDays,
} from '@croupier/core/affiliate'
import { Lock } from 'lucide'
import { type FormEvent, useId } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PayoutAmount } from '../../shell/payout-amount.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './affiliate.module.css'

interface CommissionFormProps {
  readonly view: AffiliateView
  readonly isSubmitting: boolean
  readonly overview: AffiliateOverview
  readonly flow: FlowRefs['affiliate']
}

/** When commission may be withdrawn, and, while it may, how much of it. */
export function CommissionForm(props: CommissionFormProps) {
  const { t } = useMessages('affiliate')
  const titleId = useId()
  const { view } = props
  return (
    <section aria-labelledby={titleId} className={styles.withdraw}>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {t('affiliate.withdraw.title')}
      </h2>
      <p className={styles.small}>
        {t('affiliate.withdraw.rules', {
          firstDay: withdrawDays.first,
          lastDay: withdrawDays.last,
          count: withdrawalsPerDay,
        })}
      </p>
      {view.window.kind !== 'open' ? (
        <ClosedWindow window={view.window} />
      ) : view.all === null ? (
        <Note>{t('affiliate.withdraw.nothing')}</Note>
      ) : (
        <AmountForm {...props} />
      )}
    </section>
  )
}

function ClosedWindow({ window }: { window: Exclude<WithdrawWindow, { kind: 'open' }> }) {
  const { t, date } = useMessages('affiliate')
  const isUsed = window.kind === 'usedToday'
  return (
    <Note icon={Lock} role="status">
      {t(isUsed ? 'affiliate.withdraw.usedToday' : 'affiliate.withdraw.closedNow', {
        date: date(window.opensAt),
      })}
    </Note>
  )
}

function AmountForm({ view, isSubmitting, overview, flow }: CommissionFormProps) {
  const { t } = useMessages('affiliate')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flow.send({ type: 'affiliate.submit' })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <PayoutAmount
        view={view}
        label={t('affiliate.withdraw.label')}
        limits={t('affiliate.withdraw.available', { amount: { satang: overview.available } })}
        hint={t('affiliate.withdraw.hint')}
        onType={(text) => flow.send({ type: 'affiliate.changeAmount', text })}
        onPick={(amount) => flow.send({ type: 'affiliate.pickAmount', amount })}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        {t(isSubmitting ? 'affiliate.withdraw.submitting' : 'affiliate.withdraw.submit')}
      </Button>
    </form>
  )
}
