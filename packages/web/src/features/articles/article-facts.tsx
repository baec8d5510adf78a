import type { Article, ArticlePeriod, ArticleState } from '@croupier/core/articles'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './article-card.module.css'

const states = {
  coming: { word: 'articles.state.coming', tone: 'info' },
  open: { word: 'articles.state.open', tone: 'positive' },
  ended: { word: 'articles.state.ended', tone: 'neutral' },
  running: { word: 'articles.state.running', tone: 'positive' },
  credited: { word: 'articles.state.credited', tone: 'positive' },
} as const satisfies Record<ArticleState, unknown>

/** Where an entry stands and when it holds, as far as that is known. */
export function ArticleFacts({ article: { period, state } }: { article: Article }) {
  const { t } = useMessages('articles')
  if (!state && !period) return null
  return (
    <p className={styles.facts}>
      {state && <Tag tone={states[state].tone}>{t(states[state].word)}</Tag>}
      {period && <Period period={period} />}
    </p>
  )
}

function Period({ period: { from, until } }: { period: ArticlePeriod }) {
  const { t, fullDate } = useMessages('articles')
  const first = from === null ? '' : fullDate(from)
  // The end is the first moment after it, and usually a midnight.
  const last = until === null ? '' : fullDate(until - 1)
  return (
    <span className={styles.paragraph}>
      {from === null
        ? t('articles.period.until', { last })
        : until === null
          ? t('articles.period.from', { first })
          : t('articles.period.both', { first, last })}
    </span>
  )
}
