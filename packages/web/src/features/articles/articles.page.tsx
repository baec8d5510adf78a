import { type ArticleKind, articleKindOf, articlesView, openArticle } from '@croupier/core/articles'
import { useContext } from 'react'
import { useFlow } from '../../app/use-child.ts'
import { useDocumentTitle } from '../../app/use-document-title.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { Page } from '../../shell/page.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { CoveredContext } from '../../ui/covered.ts'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ArticleCard } from './article-card.tsx'
import { PromotionTerms } from './promotion-terms.tsx'

const words = {
  promotion: {
    title: 'route.promotion',
    intro: 'promotion.page.intro',
    empty: 'promotion.page.empty',
  },
  vip: { title: 'route.vip', intro: 'vip.intro', empty: 'vip.empty' },
  bonus: { title: 'route.bonus', intro: 'bonus.intro', empty: 'bonus.empty' },
  event: { title: 'route.event', intro: 'event.intro', empty: 'event.empty' },
} as const satisfies Record<ArticleKind, unknown>

/** A page of promotions, of VIP, of bonuses or of events, in the words of the operator. */
export function ArticlesPage() {
  const { t } = useMessages('articles')
  const shown = useShownPage()
  const view = useView(useFlow('articles'), articlesView)
  const kind = articleKindOf(shown?.route ?? null)
  const open = shown && view?.screen === 'shown' && openArticle(view.articles, shown.address)
  // Always named here: the way back to the list is no other route, so that nothing else would name it again.
  useDocumentTitle({
    page: usePageTitle(),
    term: open ? open.title : null,
    isCovered: useContext(CoveredContext),
  })
  if (open) {
    return (
      <Page title={open.title}>
        <PromotionTerms article={open} />
      </Page>
    )
  }
  return (
    kind && (
      <Page title={t(words[kind].title)} intro={t(words[kind].intro)}>
        {open === undefined && <Note role="status">{t('articles.gone')}</Note>}
        <Articles />
        {kind === 'vip' && <Note tone="caution">{t('vip.reminder')}</Note>}
      </Page>
    )
  )
}

function Articles() {
  const { t } = useMessages('articles')
  const flow = useFlow('articles')
  const view = useView(flow, articlesView)
  const screen = view?.screen ?? 'loading'
  const part = useKeptFocus<HTMLDivElement>(screen)
  return (
    <div ref={part} data-flow="articles" data-screen={screen}>
      {screen === 'loading' && <Loading />}
      {screen === 'failed' && (
        <>
          <Note tone="caution" role="alert">
            {t('articles.failed')}
          </Note>
          <Button size="large" isWide onPress={() => flow?.send({ type: 'articles.retry' })}>
            {t('action.tryAgain')}
          </Button>
        </>
      )}
      {view?.screen === 'shown' && view.articles.length === 0 && (
        <>
          <Note role="status">{t(words[view.kind].empty)}</Note>
          {view.kind === 'vip' && <ContactLink />}
        </>
      )}
      {view?.articles.map((article) => (
        <ArticleCard key={article.id} article={article} kind={view.kind} />
      ))}
    </div>
  )
}

function Loading() {
  const { t } = useMessages('articles')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('articles.loading')}</VisuallyHidden>
      </div>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  )
}
