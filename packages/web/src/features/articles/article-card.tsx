import type { Article, ArticleLink } from '@croupier/core/articles'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './article-card.module.css'

/** One entry of a content page: a picture, what it is, and where it leads. */
export function ArticleCard({ article }: { article: Article }) {
  const { link, paragraphs, picture, title } = article
  return (
    <article className={styles.article}>
      <Card isPadded={false}>
        {picture !== null && <Picture address={picture} />}
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {link && <Way link={link} title={title} />}
        </div>
      </Card>
    </article>
  )
}

function Way({ link, title }: { link: ArticleLink; title: string }) {
  const { t } = useMessages('articles')
  const label = t('articles.openLabel', { title })
  if (link.kind === 'page') {
    return (
      <PageLink to={link.path} query={link.query} className={buttonClasses()} label={label}>
        {t('articles.open')}
      </PageLink>
    )
  }
  return (
    <a
      href={link.address}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses()}
      aria-label={label}
    >
      {t('articles.open')}
    </a>
  )
}
