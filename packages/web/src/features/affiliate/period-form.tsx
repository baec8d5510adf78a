import { writeAddress } from '@croupier/core'
import {
  chosenPeriod,
  longestPeriod,
  type Period,
  type PeriodName,
  periodNamed,
  periodNames,
} from '@croupier/core/affiliate'
import { bangkokDay, isDayName } from '@croupier/core/time'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './affiliate.module.css'

const path = '/affiliate/reportDaily'

const names = {
  fortnight: 'affiliate.period.fortnight',
  thisMonth: 'affiliate.period.thisMonth',
  lastMonth: 'affiliate.period.lastMonth',
} as const satisfies Record<PeriodName, string>

/** The days that the report covers; they are kept in the address. */
export function PeriodForm({ period }: { period: Period }) {
  const { t } = useMessages('affiliate')
  const { clock } = useSite().app.services
  const now = clock.now()
  return (
    <section aria-label={t('affiliate.periodLabel')} className={styles.period}>
      <div className={styles.actions}>
        {periodNames.map((name) => {
          const { from, to } = periodNamed(name, now)
          return (
            <PageLink
              key={name}
              to={path}
              query={{ from, to }}
              className={buttonClasses({ size: 'small' })}
              isCurrent={from === period.from && to === period.to}
            >
              {t(names[name])}
            </PageLink>
          )
        })}
      </div>
      <DaysForm key={`${period.from} ${period.to}`} period={period} />
    </section>
  )
}

function DaysForm({ period }: { period: Period }) {
  const { t, locale } = useMessages('affiliate')
  const { clock } = useSite().app.services
  const [, navigate] = useLocation()
  const [from, setFrom] = useState(period.from)
  const [to, setTo] = useState(period.to)
  const [isRefused, setIsRefused] = useState(false)
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const today = bangkokDay(clock.now())
  const show = (event: FormEvent) => {
    event.preventDefault()
    const chosen = chosenPeriod(from, to, clock.now())
    setIsRefused(chosen === null)
    if (chosen === null) return (isDayName(from) ? toField : fromField).current?.focus()
    // The report may shorten the chosen period to the one that it already shows: then no new period comes.
    setFrom(chosen.from)
    setTo(chosen.to)
    navigate(writeAddress(locale, path, { ...chosen }))
  }
  const errorOf = (day: string) =>
    isRefused && !isDayName(day) ? t('affiliate.period.noDay') : undefined
  return (
    <form noValidate aria-describedby={hintId} onSubmit={show} className={styles.days}>
      <Field
        ref={fromField}
        label={t('affiliate.period.from')}
        type="date"
        max={today}
        value={from}
        error={errorOf(from)}
        onChange={setFrom}
      />
      <Field
        ref={toField}
        label={t('affiliate.period.to')}
        type="date"
        max={today}
        value={to}
        error={errorOf(to)}
        onChange={setTo}
      />
      <Button type="submit">{t('affiliate.period.show')}</Button>
      <p id={hintId} className={styles.daysHint}>
        {t('affiliate.period.limit', { days: longestPeriod })}
      </p>
    </form>
  )
}
