import { containsTerm, type HelpTopic, helpTopics, readHelpQuestion } from '@croupier/core/help'
import { useState } from 'react'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Page } from '../../shell/page.tsx'
import { Field } from '../../ui/field.tsx'
import { type Entry, useHelpEntries } from './help.entries.ts'
import styles from './help.module.css'
import { HelpQuestion } from './help-question.tsx'

const titles = {
  deposit: 'help.topic.deposit',
  withdraw: 'help.topic.withdraw',
  password: 'help.topic.password',
  game: 'help.topic.game',
} as const satisfies Record<HelpTopic, string>

/** Questions and answers, to be searched; an address may open one of them. */
export function HelpPage() {
  const { t } = useMessages('help')
  const [term, setTerm] = useState('')
  const asked = readHelpQuestion(useShownPage()?.address.query.question)
  const entries = useHelpEntries()
  const found = entries.filter(({ answer, question }) =>
    containsTerm(`${question} ${answer.join(' ')}`, term),
  )
  return (
    <Page title={t('route.help')} intro={t('help.intro')}>
      <search>
        <Field label={t('help.search')} type="search" value={term} onChange={setTerm} />
        <p role="status" className={styles.count}>
          {term.trim() !== '' && t('help.found', { count: found.length })}
        </p>
      </search>
      {helpTopics.map((topic) => (
        <Topic
          key={topic}
          title={t(titles[topic])}
          entries={found.filter((entry) => entry.topic === topic)}
          asked={asked}
        />
      ))}
      <div className={styles.more}>
        <p>{t('help.notSolved')}</p>
        <ContactLink />
      </div>
    </Page>
  )
}

interface TopicProps {
  readonly title: string
  readonly entries: readonly Entry[]
  readonly asked: Entry['id'] | null
}

function Topic({ title, entries, asked }: TopicProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className={styles.topic}>{title}</h2>
      {entries.map((entry) => (
        <HelpQuestion key={entry.id} entry={entry} isAsked={entry.id === asked} />
      ))}
    </section>
  )
}
