import { satangToBaht } from '@croupier/core/money'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSiteDetails } from '../../app/site-details.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLinkFor } from '../../shell/contact-link.tsx'
import { OwnAccount } from '../../shell/own-account.tsx'
import { AmountField } from '../../ui/amount-field.tsx'
import { QuickAmounts } from '../../ui/quick-amounts.tsx'
import { useStepFocus } from '../../ui/use-step-focus.ts'
import { HiddenHeading } from '../../ui/visually-hidden.tsx'
import { LockCard } from './lock-card.tsx'
import type { RunningWithdraw } from './use-withdraw.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const { all, credit, problem, refusedAttempts } = view
  const hasProblem = problem !== null
  const suggestion = problem?.suggestion ?? null
  const pick = (amount: typeof all) => {
    if (amount === null) return
    send({ type: 'withdraw.pickAmount', amount })
    field.current?.focus()
  }
  useEffect(() => {
    // Every refused press moves the focus, even if nothing else on the screen changes.
    if (refusedAttempts > 0 && hasProblem) field.current?.focus()
  }, [refusedAttempts, hasProblem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'withdraw.submit' })
  }
  return (
    <form id={withdrawFormId} className={styles.form} noValidate onSubmit={submit}>
      <AmountField
        ref={field}
        label={t('withdraw.amount.label')}
        limits={
          credit === null ? undefined : t('withdraw.available', { amount: { satang: credit } })
        }
        hint={t('withdraw.amount.hint', {
          min: satangToBaht(view.min),
          max: satangToBaht(view.max),
          decimals: view.decimals,
        })}
        inputMode="decimal"
        value={view.amountText}
        error={problem ? ref(problem.message) : undefined}
        correction={
          suggestion === null
            ? undefined
            : {
                label: t('withdraw.amount.use', { amount: { satang: suggestion } }),
                onPress: () => pick(suggestion),
              }
        }
        fill={
          all === null
            ? undefined
            : {
                text: t('withdraw.amount.all'),
                label: t('withdraw.amount.allLabel', { amount: { satang: all } }),
                onPress: () => pick(all),
              }
        }
        onChange={(text) => send({ type: 'withdraw.changeAmount', text })}
      />
      {problem && <ContactLinkFor message={problem.message} />}
      {view.quickAmounts.length > 0 && (
        <QuickAmounts
          label={t('withdraw.amount.quickGroup')}
          amounts={view.quickAmounts.map((amount) => ({
            value: String(amount),
            label: t('withdraw.amount.quick', { amount: { satang: amount } }),
          }))}
          chosen={String(view.amount ?? '')}
          onChoose={(value) =>
            pick(view.quickAmounts.find((amount) => String(amount) === value) ?? null)
          }
        />
      )}
    </form>
  )
}

/** How fast withdrawals are, in the operator's words or in ours. */
function Speed() {
  const { t, locale } = useMessages('withdraw')
  const { texts } = useSiteDetails()
  return <p className={styles.speed}>{texts.withdrawSpeed?.[locale] ?? t('withdraw.speed')}</p>
}
