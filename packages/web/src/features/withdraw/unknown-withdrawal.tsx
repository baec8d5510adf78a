import type { Satang } from '@croupier/core/money'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { UnknownPayout, type UnknownPayoutFrameProps } from '../../shell/unknown-payout.tsx'
import { Card } from '../../ui/card.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import type { RunningWithdraw } from './use-withdraw.ts'
import styles from './withdraw-tab.module.css'

/** A withdrawal whose answer was lost, with what the balance shows. */
export function UnknownWithdrawal({ withdraw }: { withdraw: RunningWithdraw }) {
  const { t, money } = useMessages('withdraw')
  const { payout, send, view } = withdraw
  const { creditBefore, creditNow } = view
  if (!payout?.unknown) return null
  const { unknown } = payout
  const shown = (value: Satang | null) => (value === null ? '–' : money(value))
  return (
    <UnknownPayout
      unknown={unknown}
      send={send}
      frame={Frame}
      facts={
        <Card>
          <Receipt
            rows={[
              { label: t('withdraw.unknown.requested'), value: shown(unknown.amount) },
              ...(creditBefore === null
                ? []
                : [{ label: t('withdraw.unknown.balanceBefore'), value: shown(creditBefore) }]),
              { label: t('withdraw.unknown.balanceNow'), value: shown(creditNow), isMain: true },
            ]}
          />
        </Card>
      }
    />
  )
}

/** A dialog in its place: its buttons belong to it, so they are not in the dock. */
function Frame({ titleId, said, actions }: UnknownPayoutFrameProps) {
  return (
    <section role="dialog" aria-labelledby={titleId} className={styles.outcome}>
      {said}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
