import { siteView } from '@croupier/core'
import { type Game, gamePath } from '@croupier/core/game'
import { leastSearchLength, type SearchPageView, searchPageView } from '@croupier/core/game-search'
import { useDeferredValue, useEffect } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useIsMedium } from '../../app/use-media.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PageBar } from '../../shell/page-bar.tsx'
import { SearchBox } from '../../shell/search-box.tsx'
import { Note } from '../../ui/note.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { GameGrid } from './game-grid.tsx'
import { GamesFailed, GamesLoading } from './games.states.tsx'
import styles from './list.page.module.css'
import { SearchStart } from './search-start.tsx'

const nowhere: SearchPageView = {
  screen: 'searching',
  term: '',
  games: [],
  repair: null,
  recent: [],
  popular: [],
}

/** The results of a search. */
export function SearchPage() {
  const { t } = useMessages('games')
  const isMedium = useIsMedium()
  const flow = useFlow('gameSearch')
  // The box answers a key first; the results follow in a frame of their own.
  const view = useDeferredValue(useView(flow, searchPageView) ?? nowhere)
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  const part = useKeptFocus<HTMLDivElement>(`${view.screen} ${view.recent.length > 0}`)
  useEffect(() => flow?.send({ type: 'gameSearch.begin' }), [flow])
  return (
    <>
      <PageBar isWide title={t('route.search')} />
      <div className={styles.page}>
        <div ref={part} className={styles.list} data-flow="gameSearch" data-screen={view.screen}>
          {!isMedium && <SearchBox isOnPage />}
          <p role="status" className={styles.count}>
            {wordsOf(view, t)}
          </p>
          {view.screen === 'searching' && <GamesLoading />}
          {view.screen === 'failed' && (
            <GamesFailed onRetry={() => flow?.send({ type: 'gameSearch.retry' })} />
          )}
          {view.screen === 'empty' && <Note>{t('search.emptyHint')}</Note>}
          {view.screen === 'found' && <Results view={view} isMember={isMember} />}
          {(view.screen === 'empty' || view.screen === 'tooShort') && (
            <SearchStart
              view={view}
              isMember={isMember}
              onForget={() => flow?.send({ type: 'gameSearch.forget' })}
            />
          )}
        </div>
      </div>
    </>
  )
}

type Translate = ReturnType<typeof useMessages<'games'>>['t']

function wordsOf({ games, screen, term }: SearchPageView, t: Translate): string {
  if (screen === 'tooShort') return t('search.tooShort', { min: leastSearchLength })
  return screen === 'found' || screen === 'empty'
    ? t('search.announce', { count: games.length, term })
    : ''
}

interface ResultsProps {
  readonly view: SearchPageView
  readonly isMember: boolean
}

function Results({ view: { games, repair, term }, isMember }: ResultsProps) {
  const { t, locale } = useMessages('games')
  return (
    <>
      {repair?.kind === 'layout' && (
        <Note tone="info">{t('search.repairedLayout', { term, meant: repair.term })}</Note>
      )}
      {repair?.kind === 'spelling' && (
        <Note tone="info">{t('search.repairedSpelling', { term })}</Note>
      )}
      <GameGrid
        key={term}
        games={games}
        label={t('route.search')}
        pathOf={(game: Game) => gamePath(game, { locale, isMember })}
      />
    </>
  )
}
