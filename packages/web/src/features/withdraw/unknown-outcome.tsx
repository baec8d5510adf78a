import type { Satang } from '@croupier/core/money'
import type { UnknownOutcome as Outcome } from '@croupier/core/withdraw'
import { useId } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dock } from '../../ui/dock.tsx'
import { Note } from '../../ui/note.tsx'
import { Receipt } from '../../ui/receipt.tsx'
import { useStepFocus } from '../../ui/use-step-focus.ts'
import styles from './unknown-outcome.module.css'
import type { RunningWithdraw } from './use-withdraw.ts'

/** The answer was lost: what is known of the withdrawal, and nothing that could make a second one. */
export function UnknownOutcome({ withdraw: { view, send } }: { withdraw: RunningWithdraw }) {
  const { t, money, ref, time } = useMessages('withdraw')
  const titleId = useId()
  const title = useStepFocus<HTMLHeadingElement>()
  const { unknown } = view
  if (!unknown) return null
  const { amount, answer, balanceBefore, balanceNow, endsAt, look } = unknown
  const isFound = look === 'found'
  const shown = (value: Satang | null) => (value === null ? '–' : money(value))
  return (
    <>
      <section role="dialog" aria-labelledby={titleId} className={styles.outcome}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {isFound ? t('withdraw.unknown.foundTitle') : t('withdraw.unknown.title')}
        </h2>
        {!isFound && <p className={styles.body}>{t('withdraw.unknown.body')}</p>}
        <Card>
          <Receipt
            rows={[
              { label: t('withdraw.unknown.requested'), value: shown(amount) },
              ...(balanceBefore === null
                ? []
                : [{ label: t('withdraw.unknown.balanceBefore'), value: shown(balanceBefore) }]),
              { label: t('withdraw.unknown.balanceNow'), value: shown(balanceNow), isMain: true },
            ]}
          />
        </Card>
        <div aria-live="polite">
          <Look unknown={unknown} />
        </div>
        {answer && <p className={styles.body}>{ref(answer)}</p>}
        {endsAt !== null && (
          <p className={styles.body}>{t('withdraw.unknown.patience', { time: time(endsAt) })}</p>
        )}
        {!isFound && unknown.canGoBack && (
          <p className={styles.body}>{t('withdraw.unknown.beforeReturn')}</p>
        )}
      </section>
      <Dock>
        {!isFound && (
          <Button
            variant="primary"
            size="large"
            isWide
            isBusy={unknown.isLooking}
            onPress={() => send({ type: 'withdraw.checkAgain' })}
          >
            {unknown.isLooking ? t('status.checking') : t('withdraw.unknown.checkAgain')}
          </Button>
        )}
        {unknown.canGoBack && (
          <Button
            variant={isFound ? 'primary' : 'quiet'}
            size={isFound ? 'large' : 'medium'}
            isWide
            onPress={() => send({ type: 'withdraw.goBack' })}
          >
            {t('withdraw.unknown.goBack')}
          </Button>
        )}
      </Dock>
    </>
  )
}

/** What the history says. */
function Look({ unknown: { amount, isLooking, look } }: { unknown: Outcome }) {
  const { t } = useMessages('withdraw')
  if (isLooking) return <Note tone="info">{t('withdraw.unknown.checking')}</Note>
  switch (look) {
    case 'found':
      return (
        amount !== null && (
          <Note tone="positive">{t('withdraw.unknown.found', { amount: { satang: amount } })}</Note>
        )
      )
    case 'notFound':
      return (
        <>
          <Note tone="caution">{t('withdraw.unknown.notFound')}</Note>
          <ContactLink />
        </>
      )
    default:
      return <Note tone="caution">{t('withdraw.unknown.cannotCheck')}</Note>
  }
}
