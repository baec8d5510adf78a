import type { FlowRefs } from '@croupier/core'
import {
  type HistoryDay,
  type HistoryFilter,
  type HistoryView,
  historyCap,
  historyFilters,
} from '@croupier/core/history'
import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { SegmentedTabs } from '../../ui/segmented-tabs.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './history.module.css'
import { HistoryDownload, HistorySums } from './history-sums.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { TransactionSheet } from './transaction-sheet.tsx'

const filterNames = {
  all: 'history.filter.all',
  deposit: 'history.type.deposit',
  withdraw: 'history.type.withdraw',
  cancel: 'history.type.cancel',
} as const satisfies Record<HistoryFilter, string>

interface HistoryListProps {
  readonly view: HistoryView
  readonly flow: FlowRefs['history']
  readonly headingLevel: 2 | 3
}

/** The newest transactions grouped by day, all of them or those of one type. */
export function HistoryList({ view, flow, headingLevel }: HistoryListProps) {
  const { t } = useMessages('history', 'member')
  const { count, days, filter, hasMore, isAddingMore, isCapped, opened, unreadable } = view
  const list = useAddedFocus(count)
  return (
    <SegmentedTabs
      label={t('history.filter.label')}
      segments={historyFilters.map((value) => ({ value, label: t(filterNames[value]) }))}
      chosen={filter}
      onChoose={(chosen) => flow.send({ type: 'history.show', filter: chosen })}
    >
      <div role="status">
        {count === 0 ? (
          <p className={styles.none}>{t('history.noneOfType')}</p>
        ) : (
          <VisuallyHidden>{t('history.loaded', { count })}</VisuallyHidden>
        )}
      </div>
      {count > 0 && <HistorySums view={view} />}
      <div ref={list}>
        {days.map((day) => (
          <Day key={day.day} day={day} flow={flow} headingLevel={headingLevel} />
        ))}
        {hasMore && (
          <Button
            size="large"
            isWide
            isBusy={isAddingMore}
            onPress={() => flow.send({ type: 'history.loadMore' })}
          >
            {isAddingMore ? t('status.loading') : t('history.loadMore')}
          </Button>
        )}
      </div>
      {count > 0 && <HistoryDownload view={view} />}
      {unreadable > 0 && (
        <Note tone="caution">
          {t('history.unreadable', { count: unreadable })} <ContactLink />
        </Note>
      )}
      {isCapped && (
        <p className={styles.capped}>
          {t('history.capReached', { max: historyCap })} <ContactLink />
        </p>
      )}
      {opened && (
        <TransactionSheet
          transaction={opened}
          onClose={() => flow.send({ type: 'history.close' })}
        />
      )}
    </SegmentedTabs>
  )
}

/** After more were loaded and the button is gone, the focus moves to the first new transaction. */
function useAddedFocus(count: number) {
  const before = useRef(count)
  const list = useKeptFocus<HTMLDivElement>(
    count,
    (part) => part.querySelectorAll<HTMLElement>('li > button')[before.current],
  )
  useEffect(() => {
    before.current = count
  }, [count])
  return list
}

interface DayProps extends Pick<HistoryListProps, 'flow' | 'headingLevel'> {
  readonly day: HistoryDay
}

function Day({ day, flow, headingLevel }: DayProps) {
  const { date } = useMessages()
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.day}>
        {date(day.at)}
      </Heading>
      <ul className={styles.transactions}>
        {day.transactions.map((transaction) => (
          <TransactionRow
            key={`${transaction.type} ${transaction.id}`}
            transaction={transaction}
            onOpen={() => flow.send({ type: 'history.open', transaction })}
          />
        ))}
      </ul>
    </section>
  )
}
