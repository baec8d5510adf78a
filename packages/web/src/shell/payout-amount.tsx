import type { Satang } from '@croupier/core/money'
import type { WithdrawView } from '@croupier/core/withdraw'
import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { AmountField, type AmountFieldProps } from '../ui/amount-field.tsx'
import { QuickAmounts } from '../ui/quick-amounts.tsx'
import { ContactLinkFor } from './contact-link.tsx'

interface PayoutAmountProps extends Pick<AmountFieldProps, 'label' | 'limits' | 'hint'> {
  readonly view: Pick<WithdrawView, 'all' | 'amountText' | 'problem' | 'refusedAttempts'> &
    Partial<Pick<WithdrawView, 'amount' | 'quickAmounts'>>
  readonly onType: (text: string) => void
  readonly onPick: (amount: Satang) => void
}

/** The amount of a payout: its field, what is wrong with it, and amounts to press instead of typing. */
export function PayoutAmount({ view, onType, onPick, ...texts }: PayoutAmountProps) {
  const { t, ref } = useMessages('withdraw')
  const field = useRef<HTMLInputElement>(null)
  const { all, amount, amountText, problem, quickAmounts = [], refusedAttempts } = view
  const hasProblem = problem !== null
  const suggestion = problem?.suggestion ?? null
  const pick = (picked: Satang) => {
    onPick(picked)
    field.current?.focus()
  }
  useEffect(() => {
    // Every refused press moves the focus, even if nothing else on the screen changes.
    if (refusedAttempts > 0 && hasProblem) field.current?.focus()
  }, [refusedAttempts, hasProblem])
  return (
    <>
      <AmountField
        {...texts}
        ref={field}
        inputMode="decimal"
        value={amountText}
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
        onChange={onType}
      />
      {problem && <ContactLinkFor message={problem.message} />}
      {quickAmounts.length > 0 && (
        <QuickAmounts
          label={t('withdraw.amount.quickGroup')}
          amounts={quickAmounts.map((quick) => ({
            value: String(quick),
            label: t('withdraw.amount.quick', { amount: { satang: quick } }),
          }))}
          chosen={String(amount ?? '')}
          onChoose={(value) => {
            const chosen = quickAmounts.find((quick) => String(quick) === value)
            if (chosen !== undefined) pick(chosen)
          }}
        />
      )}
    </>
  )
}
