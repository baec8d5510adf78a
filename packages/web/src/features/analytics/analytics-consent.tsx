import { type Asked, analyticsView, askedOn } from '@croupier/core/analytics'
import { useEffect } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useSiteDetails } from '../../app/site-details.ts'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import type { MessageIdOf } from '../../i18n/message.types.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import styles from './analytics-consent.module.css'

const answers = ['allow', 'refuse'] as const

/** What the question is about, in a few words. */
function titleOf({ speed, visits }: Asked): MessageIdOf<'analytics'> {
  if (visits && speed) return 'analytics.title.both'
  return visits ? 'analytics.title.visits' : 'analytics.title.speed'
}

/** Asks whether the operator may count visits and measure pages; the answer can be changed at any time [SITE-05]. */
export function AnalyticsConsent() {
  const { t } = useMessages('analytics')
  const { actor } = useSite().app
  useEffect(() => actor.send({ type: 'analytics.requested' }), [actor])
  const site = useSiteDetails()
  const { analytics, speedReports } = site
  const flow = useFlow('analytics')
  const view = useView(flow, analyticsView)
  return (
    <fieldset className={styles.consent} data-flow="analytics" data-screen={view?.screen}>
      <legend>{t(titleOf(askedOn(site)))}</legend>
      <div id="analytics-question" className={styles.question}>
        {analytics && <p>{t('analytics.question', { host: analytics.host })}</p>}
        {speedReports && <p>{t('analytics.speedQuestion', { host: speedReports.host })}</p>}
        <p>{t('analytics.freedom')}</p>
      </div>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name="analytics"
              aria-describedby="analytics-question"
              checked={view?.answer === answer}
              disabled={!flow}
              onChange={() => flow?.send({ type: `analytics.${answer}` })}
            />
            {t(`analytics.${answer}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
