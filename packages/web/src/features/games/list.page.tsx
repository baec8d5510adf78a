import { siteView } from '@croupier/core'
import { demoPath, type Game, gamePath } from '@croupier/core/game'
import { arrangeGames, gameListView, type ListTopic } from '@croupier/core/game-list'
import { Clock, Gamepad2, Heart, SearchX } from 'lucide'
import { useMemo } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PageBar } from '../../shell/page-bar.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { GameGrid } from './game-grid.tsx'
import { GamesFailed, GamesLoading } from './games.states.tsx'
import styles from './list.page.module.css'
import { ListChoices } from './list-choices.tsx'
import { useListTabTitle, useListTitle } from './use-list-title.ts'

const emptyWords = {
  favourite: 'game.list.emptyFavourites',
  recent: 'game.list.emptyRecent',
} as const

/** A list of games, sorted and narrowed as its address says. */
export function ListPage() {
  useListTabTitle()
  return (
    <>
      <PageBar isWide title={useListTitle()} />
      <div className={styles.page}>
        <List />
      </div>
    </>
  )
}

function List() {
  const { t, locale } = useMessages('games')
  const { actor } = useSite().app
  const isMember = useView(actor, siteView)?.isMember ?? false
  const flow = useFlow('gameList')
  const view = useView(flow, gameListView)
  const { choice, games, screen = 'loading', topic } = view ?? {}
  const arranged = useMemo(
    () => (choice && games ? arrangeGames(games, choice, locale) : []),
    [choice, games, locale],
  )
  // The button that shows all games again is gone with the last choice.
  const part = useKeptFocus<HTMLDivElement>(`${screen} ${choice?.provider} ${choice?.traits}`)
  const title = useListTitle()
  const isDemo = topic?.kind === 'demo'
  const pathOf = (game: Game) =>
    isDemo ? demoPath(game, locale) : gamePath(game, { locale, isMember })
  return (
    <div ref={part} data-flow="gameList" data-screen={screen} className={styles.list}>
      {screen === 'loading' && <GamesLoading />}
      {screen === 'failed' && (
        <GamesFailed onRetry={() => flow?.send({ type: 'gameList.retry' })} />
      )}
      {screen === 'empty' && topic && <EmptyList topic={topic} />}
      {screen === 'listed' && view && (
        <>
          <ListChoices
            view={view}
            count={arranged.length}
            onChoose={(changed) => flow?.send({ type: 'gameList.choose', choice: changed })}
          />
          {isDemo && <Note>{t('game.list.demoNote')}</Note>}
          {arranged.length === 0 ? (
            <EmptyState icon={SearchX} words={t('game.list.noMatch')}>
              <Button
                onPress={() =>
                  flow?.send({ type: 'gameList.choose', choice: { provider: null, traits: [] } })
                }
              >
                {t('game.list.showAll')}
              </Button>
            </EmptyState>
          ) : (
            <GameGrid games={arranged} label={title} pathOf={pathOf} hasHearts={!isDemo} />
          )}
        </>
      )}
    </div>
  )
}

function EmptyList({ topic }: { topic: ListTopic }) {
  const { t } = useMessages('games')
  return (
    <EmptyState icon={iconOf(topic)} words={t(emptyWordsOf(topic))}>
      <PageLink
        to="/list"
        query={{ sort: 'hits' }}
        className={buttonClasses({ variant: 'primary' })}
      >
        {t('game.list.popular')}
      </PageLink>
      <PageLink to="/search" className={buttonClasses()}>
        {t('route.search')}
      </PageLink>
    </EmptyState>
  )
}

function emptyWordsOf({ kind }: ListTopic) {
  return kind === 'favourite' || kind === 'recent' ? emptyWords[kind] : 'game.list.empty'
}

function iconOf({ kind }: ListTopic) {
  if (kind === 'favourite') return Heart
  return kind === 'recent' ? Clock : Gamepad2
}
