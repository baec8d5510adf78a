import { type Article, type ArticleKind, pathOfTerms, termsOnCard } from '@croupier/core/articles'
import { ContentWay } from '../../app/content-way.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './article-card.module.css'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleTerms } from './article-terms.tsx'

export interface ArticleCardProps {
  readonly article: Article
  readonly kind: ArticleKind
}

/** One entry of a content page: a picture, what it is, and where it leads. */
export function ArticleCard({ article, kind }: ArticleCardProps) {
  const { paragraphs, picture, title } = article
  const terms = termsOnCard(kind, article)
  return (
    <article className={styles.article}>
      <Card isPadded={false}>
        {picture !== null && <Picture address={picture} />}
        <div className={styles.words}>
          <ArticleFacts article={article} />
          <h2 className={styles.title}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {terms.length > 0 && <ArticleTerms heading="h3" terms={terms} />}
          <WayOn article={article} kind={kind} />
        </div>
      </Card>
    </article>
  )
}

/** A promotion with terms leads to the page that has them, anything else to where its link leads. */
function WayOn({ article, kind }: ArticleCardProps) {
  const { t } = useMessages('articles')
  const { link, title } = article
  const terms = pathOfTerms(kind, article)
  if (terms !== null) {
    return (
      <PageLink to={terms} className={buttonClasses()} label={t('articles.openLabel', { title })}>
        {t('articles.open')}
      </PageLink>
    )
  }
  return (
    link && (
      <ContentWay
        link={link}
        className={buttonClasses()}
        label={t('articles.followLabel', { title })}
      >
        {t('articles.follow')}
      </ContentWay>
    )
  )
}
