import type { Article } from '@croupier/core/articles'
import { ContentWay } from '../../app/content-way.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './article-card.module.css'

/** One entry of a content page: a picture, what it is, and where it leads. */
export function ArticleCard({ article }: { article: Article }) {
  const { t } = useMessages('articles')
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
          {link && (
            <ContentWay
              link={link}
              className={buttonClasses()}
              label={t('articles.openLabel', { title })}
            >
              {t('articles.open')}
            </ContentWay>
          )}
        </div>
      </Card>
    </article>
  )
}
