import { useMessages } from '../../i18n/messages.provider.tsx'
import styles from './article-card.module.css'

interface ArticleTermsProps {
  /** The level of their heading: one below that of the entry. */
  readonly heading: 'h2' | 'h3'
  readonly terms: readonly string[]
}

/** The conditions of an entry, in the words of the server. */
export function ArticleTerms({ heading: Heading, terms }: ArticleTermsProps) {
  const { t } = useMessages('articles')
  return (
    <>
      <Heading className={styles.title}>{t('articles.terms')}</Heading>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  )
}
