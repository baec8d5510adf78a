import { satangToBaht } from '@croupier/core/money'
import type { FormEvent } from 'react'
import { useSiteDetails } from '../../app/site-details.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { OwnAccount } from '../../shell/own-account.tsx'
import { PayoutAmount } from '../../shell/payout-amount.tsx'
import { useStepFocus } from '../../ui/use-step-focus.ts'
import { HiddenHeading, VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LockCard } from './lock-card.tsx'
import { type RunningWithdraw, useWithdrawLock } from './use-withdraw.ts'
import styles from './withdraw-form.module.css'

/** The id of the form that the button in the dock submits. */
export const withdrawFormId = 'withdraw-amount'

/** How much to withdraw, and where it goes. */
export function WithdrawForm({ withdraw }: { withdraw: RunningWithdraw }) {
  const { t } = useMessages('withdraw')
  const beginning = useStepFocus<HTMLHeadingElement>()
  const { view } = withdraw
  return (
    <>
      <HiddenHeading headingRef={beginning}>{t('withdraw.submit')}</HiddenHeading>
      <LockCard account={view.account} />
      <AmountForm withdraw={withdraw} />
      {view.account && <OwnAccount title={t('withdraw.toAccount')} account={view.account} />}
      <Speed />
    </>
  )
}

function AmountForm({ withdraw: { view, send } }: { withdraw: RunningWithdraw }) {
  const { t, ref } = useMessages('withdraw')
  const { brokenLimit, credit, decimals, max, min } = view
  const broken = brokenLimit ? ref(brokenLimit) : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'withdraw.submit' })
  }
  return (
    <form id={withdrawFormId} className={styles.form} noValidate onSubmit={submit}>
      <PayoutAmount
        view={view}
        label={t('withdraw.amount.label')}
        limits={
          credit === null ? undefined : t('withdraw.available', { amount: { satang: credit } })
        }
        hint={
          broken ||
          t('withdraw.amount.hint', {
            min: satangToBaht(min),
            max: satangToBaht(max),
            decimals,
          })
        }
        onType={(text) => send({ type: 'withdraw.changeAmount', text })}
        onPick={(amount) => send({ type: 'withdraw.pickAmount', amount })}
      />
      <VisuallyHidden>
        <span role="status">{broken}</span>
      </VisuallyHidden>
    </form>
  )
}

/**
 * How fast withdrawals are, in the operator's words or in ours. Beside a withdrawal that is followed it would be taken
 * for a promise.
 */
function Speed() {
  const { t, locale } = useMessages('withdraw')
  const { texts } = useSiteDetails()
  const followed = useWithdrawLock()?.made ?? null
  if (followed !== null) return null
  return <p className={styles.speed}>{texts.withdrawSpeed?.[locale] ?? t('withdraw.speed')}</p>
}
