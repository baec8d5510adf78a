import type { Satang } from '@croupier/core/money'
import { second } from '@croupier/core/time'
import { balanceInterval } from '@croupier/core/usdt'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Note } from '../../ui/note.tsx'

/** Says that the balance is being watched, and when it has risen. As a live region it must exist before its text. */
export function BalanceWatch({ rise }: { rise: Satang | null }) {
  const { t } = useMessages('usdt')
  return (
    <div aria-live="polite">
      {rise === null ? (
        <Note>{t('usdt.watching', { seconds: balanceInterval / second })}</Note>
      ) : (
        <Note tone="positive" title={t('usdt.risen', { amount: { satang: rise } })}>
          {t('usdt.risenNext')}
        </Note>
      )}
    </div>
  )
}
