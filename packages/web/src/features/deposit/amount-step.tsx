import { satangToBaht } from '@croupier/core/money'
import { type FormEvent, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { AmountField } from '../../ui/amount-field.tsx'
import { OptionRow } from '../../ui/option-row.tsx'
import { QuickAmounts } from '../../ui/quick-amounts.tsx'
import { AmountReceipt } from './amount-receipt.tsx'
import styles from './amount-step.module.css'
import { ChannelTile } from './channel-tile.tsx'
import { StepBeginning } from './step-beginning.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** How much to deposit by the chosen channel. */
export function AmountStep({ deposit }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const { view, send } = deposit
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'deposit.submit' })
  }
  return (
    <>
      <StepBeginning>{t('field.amount')}</StepBeginning>
      <ChosenChannel deposit={deposit} />
      {/* Enter in the only field of a form sends it; the button stands in the dock. */}
      <form className={styles.form} noValidate onSubmit={submit}>
        <Amount deposit={deposit} />
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
      </form>
      <AmountReceipt amount={view.amount} />
    </>
  )
}

function ChosenChannel({ deposit: { view, send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  if (!view.chosen) return null
  const tile = <ChannelTile kind={view.chosen.kind} />
  return view.canChangeChannel ? (
    <OptionRow
      tile={tile}
      name={view.chosen.name}
      description={t('deposit.channel.automatic')}
      trailing={<span className={styles.change}>{t('deposit.channel.change')}</span>}
      onPress={() => send({ type: 'deposit.openPicker' })}
    />
  ) : (
    <OptionRow
      tile={tile}
      name={view.chosen.name}
      description={
        view.options.length === 1 ? t('deposit.channel.only') : t('deposit.channel.automatic')
      }
    />
  )
}

function Amount({ deposit: { view, send } }: { deposit: RunningDeposit }) {
  const { t, ref } = useMessages('deposit')
  const field = useRef<HTMLInputElement>(null)
  const { chosen, problem } = view
  const suggestion = problem?.suggestion ?? null
  return (
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
      error={problem ? ref(problem.message) : undefined}
      mend={
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
  )
}
