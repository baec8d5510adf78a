import {
  containsTerm,
  type HelpTopic,
  helpTopics,
  readHelpQuestion,
  readHelpTopic,
} from '@croupier/core/help'
import { useState } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Page } from '../../shell/page.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useHelpEntries } from './help.entries.ts'
import styles from './help.module.css'
import { HelpTopicSection } from './help-topic.tsx'

const titles = {
  deposit: 'help.topic.deposit',
  withdraw: 'help.topic.withdraw',
  password: 'help.topic.password',
  game: 'help.topic.game',
} as const satisfies Record<HelpTopic, string>

/** Questions and answers with a search; an address may name a topic or open a question. */
export function HelpPage() {
  const { t } = useMessages('help')
  const [term, setTerm] = useState('')
  const [pressed, setPressed] = useState(0)
  const query = useShownPage()?.address.query
  const askedQuestion = readHelpQuestion(query?.question)
  const askedTopic = askedQuestion ? null : readHelpTopic(query?.topic)
  const { contactLink } = useSite().app.services.site
  const entries = useHelpEntries().map((entry) => ({
    ...entry,
    isFound: containsTerm(`${entry.question} ${entry.answer.join(' ')}`, term),
  }))
  const count = entries.filter(({ isFound }) => isFound).length
  return (
    <Page title={t('route.help')} intro={t('help.intro')}>
      <search>
        <Field label={t('help.search')} type="search" value={term} onChange={setTerm} />
        <p role="status" className={styles.count}>
          {term.trim() !== '' && t('help.found', { count })}
        </p>
      </search>
      <nav aria-label={t('help.topics')}>
        <ul className={styles.topics}>
          {helpTopics.map((topic) => (
            <li key={topic}>
              <PageLink
                to="/help"
                query={{ topic }}
                className={buttonClasses({ size: 'small' })}
                isCurrent={topic === askedTopic}
                onFollow={() => {
                  setTerm('')
                  setPressed(pressed + 1)
                }}
              >
                {t(titles[topic])}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {helpTopics.map((topic) => (
        <HelpTopicSection
          key={topic}
          title={t(titles[topic])}
          entries={entries.filter((entry) => entry.topic === topic)}
          askedQuestion={askedQuestion}
          asked={topic === askedTopic ? pressed : null}
        />
      ))}
      {contactLink && (
        <div className={styles.more}>
          <p>{t('help.notSolved')}</p>
          <ContactLink />
        </div>
      )}
    </Page>
  )
}
