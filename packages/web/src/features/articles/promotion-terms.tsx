import type { Article } from '@croupier/core/articles'
import { ContentWay } from '../../app/content-way.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './article-card.module.css'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleTerms } from './article-terms.tsx'

/** One promotion with its terms, and the way to take part. */
export function PromotionTerms({ article }: { article: Article }) {
  const { t } = useMessages('articles')
  const { link, paragraphs, picture, terms } = article
  return (
    <article data-flow="articles" data-screen="terms">
      <Card isPadded={false}>
        {picture !== null && <Picture address={picture} />}
        <div className={styles.words}>
          <ArticleFacts article={article} />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {terms.length > 0 && <ArticleTerms heading="h2" terms={terms} />}
          {link && (
            <ContentWay link={link} className={buttonClasses({ variant: 'primary', isWide: true })}>
              {t('articles.takePart')}
            </ContentWay>
          )}
        </div>
      </Card>
      <div className={styles.contact}>
        <ContactLink />
      </div>
    </article>
  )
}
