import type { FlowRefs } from '@croupier/core'
import type { UnknownCommission as Outcome } from '@croupier/core/affiliate'
import { satang } from '@croupier/core/money'
import { useId } from 'react'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useStepFocus } from '../../ui/use-step-focus.ts'
import styles from './affiliate.module.css'

interface UnknownCommissionProps {
  readonly unknown: Outcome
  readonly flow: FlowRefs['affiliate']
}

/** The answer was lost: what is known of the withdrawal, and nothing that could make a second one. */
export function UnknownCommission({ unknown, flow }: UnknownCommissionProps) {
  const { t, ref, time } = useMessages('affiliate')
  const { answer, endsAt } = unknown
  const titleId = useId()
  const title = useStepFocus<HTMLHeadingElement>()
  const isFound = unknown.look === 'found'
  const amount = { satang: unknown.amount ?? satang(0) }
  return (
    <section aria-labelledby={titleId} className={styles.withdraw}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {t(isFound ? 'affiliate.withdraw.unknown.foundTitle' : 'affiliate.withdraw.unknown.title')}
      </h2>
      {!isFound && <p>{t('affiliate.withdraw.unknown.body', { amount })}</p>}
      <div aria-live="polite">
        <Look unknown={unknown} />
      </div>
      <PageLink to="/affiliate/history">{t('route.affiliateHistory')}</PageLink>
      {answer && <p className={styles.small}>{ref(answer)}</p>}
      {endsAt !== null && (
        <p className={styles.small}>
          {t('affiliate.withdraw.unknown.patience', { time: time(endsAt) })}
        </p>
      )}
      {!isFound && unknown.canGoBack && (
        <p className={styles.small}>{t('affiliate.withdraw.unknown.beforeReturn')}</p>
      )}
      {!isFound && (
        <Button
          variant="primary"
          size="large"
          isWide
          isBusy={unknown.isLooking}
          onPress={() => flow.send({ type: 'withdraw.checkAgain' })}
        >
          {unknown.isLooking ? t('status.checking') : t('affiliate.withdraw.unknown.checkAgain')}
        </Button>
      )}
      {unknown.canGoBack && (
        <Button
          variant={isFound ? 'primary' : 'quiet'}
          size="large"
          isWide
          onPress={() => flow.send({ type: 'withdraw.goBack' })}
        >
          {t('affiliate.withdraw.unknown.goBack')}
        </Button>
      )}
    </section>
  )
}

/** What the transactions say. */
function Look({ unknown: { amount, isLooking, look } }: { unknown: Outcome }) {
  const { t } = useMessages('affiliate')
  if (isLooking) return <Note tone="info">{t('affiliate.withdraw.unknown.checking')}</Note>
  switch (look) {
    case 'found':
      return (
        amount !== null && (
          <Note tone="positive">
            {t('affiliate.withdraw.unknown.found', { amount: { satang: amount } })}
          </Note>
        )
      )
    case 'notFound':
      return (
        <>
          <Note tone="caution">{t('affiliate.withdraw.unknown.notFound')}</Note>
          <ContactLink />
        </>
      )
    default:
      return <Note tone="caution">{t('affiliate.withdraw.unknown.cannotCheck')}</Note>
  }
}
