import { satangToBaht } from '@croupier/core/money'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { RunningOffer } from '../../shell/running-offer.tsx'
import { AmountField } from '../../ui/amount-field.tsx'
import { QuickAmounts } from '../../ui/quick-amounts.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './amount-form.module.css'
import type { RunningDeposit } from './use-deposit.ts'

/** The id of the form that the button in the dock submits. */
export const amountFormId = 'deposit-amount'

/** How much to deposit. A refused amount gets the focus, to be corrected. */
export function AmountForm({ deposit }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const field = useRef<HTMLInputElement>(null)
  const { view, send } = deposit
  const { problem } = view
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'deposit.submit' })
    // When the same amount is refused again nothing else changes on the screen.
    if (problem) field.current?.focus()
  }
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  return (
    <form id={amountFormId} className={styles.form} noValidate onSubmit={submit}>
      <Amount deposit={deposit} field={field} />
      <QuickAmounts
        label={t('deposit.amount.quickGroup')}
        amounts={view.quickAmounts.map((amount) => ({
          value: String(amount),
          label: t('deposit.amount.quick', { amount: { satang: amount } }),
        }))}
        chosen={String(view.amount ?? '')}
        onChoose={(value) => {
          const amount = view.quickAmounts.find((one) => String(one) === value)
          if (amount !== undefined) send({ type: 'deposit.pickAmount', amount })
        }}
      />
      <RunningOffer as="offerAmount" />
    </form>
  )
}

interface AmountProps {
  readonly deposit: RunningDeposit
  readonly field: RefObject<HTMLInputElement | null>
}

function Amount({ deposit: { view, send }, field }: AmountProps) {
  const { t, ref } = useMessages('deposit')
  const { brokenLimit, chosen, problem } = view
  const hint = brokenLimit ? ref(brokenLimit) : ''
  const suggestion = problem?.suggestion ?? null
  return (
    <>
      <AmountField
        ref={field}
        label={t('field.amount')}
        limits={
          chosen
            ? t('deposit.channel.range', {
                min: { satang: chosen.limits.min },
                max: { satang: chosen.limits.max },
              })
            : undefined
        }
        value={view.amountText}
        hint={hint || undefined}
        error={problem ? ref(problem.message) : undefined}
        correction={
          suggestion === null
            ? undefined
            : {
                label: t('deposit.amount.use', { amount: satangToBaht(suggestion) }),
                onPress: () => {
                  send({ type: 'deposit.pickAmount', amount: suggestion })
                  field.current?.focus()
                },
              }
        }
        onChange={(text) => send({ type: 'deposit.changeAmount', text })}
      />
      <VisuallyHidden>
        <span role="status">{hint}</span>
      </VisuallyHidden>
    </>
  )
}
