import { gameName, providerTitle } from '@croupier/core/game'
import { type GamePageView, type GameSubject, gamePageView } from '@croupier/core/game-page'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PageBar } from '../../shell/page-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import styles from './game.page.module.css'
import { GameFigures } from './game-figures.tsx'
import { GameStage } from './game-stage.tsx'
import { PaidBack } from './paid-back.tsx'
import { RecentWins } from './recent-wins.tsx'

/** The page of a game: its description, its figures, and the buttons that open it. */
export function GamePage() {
  const { t, locale } = useMessages('gamePage')
  const flow = useFlow('gamePage')
  const view = useView(flow, gamePageView)
  const { subject } = view ?? {}
  const part = useKeptFocus<HTMLDivElement>(`${view?.screen} ${view?.detailsAre}`)
  const title = subject ? gameName(subjectGame(subject), locale) : t('route.game')
  return (
    <>
      <PageBar isWide title={title} />
      <div
        ref={part}
        className={styles.page}
        data-flow="gamePage"
        data-screen={view?.screen ?? 'loading'}
      >
        {(!view || view.screen === 'loading') && <Loading />}
        {view?.screen === 'failed' && (
          <>
            <Note tone="caution" role="alert">
              {t('gamePage.failed')}
            </Note>
            <Button size="large" isWide onPress={() => flow?.send({ type: 'gamePage.retry' })}>
              {t('action.tryAgain')}
            </Button>
          </>
        )}
        {subject && (
          <>
            <About subject={subject} />
            <GameStage subject={subject} demo={demoOf(view)} />
          </>
        )}
        {view?.screen === 'shown' && (
          <Details view={view} onRetry={() => flow?.send({ type: 'gamePage.retryDetails' })} />
        )}
      </div>
    </>
  )
}

/** The game or the demo: the fields that both have are enough here. */
function subjectGame(subject: GameSubject) {
  return subject.kind === 'game' ? subject.game : subject.demo
}

function demoOf(view: GamePageView | null) {
  return view?.detailsAre === 'loading' ? undefined : (view?.details.demo ?? null)
}

function About({ subject }: { subject: GameSubject }) {
  const { t } = useMessages('gamePage', 'games')
  const game = subject.kind === 'game' ? subject.game : null
  return (
    <div className={styles.about}>
      <span>{providerTitle(subjectGame(subject).provider)}</span>
      {!game && <Tag>{t('gamePage.badge.demo')}</Tag>}
      {game?.isNew && <Tag tone="brand">{t('game.badge.new')}</Tag>}
      {game?.isHot && <Tag tone="caution">{t('game.badge.hot')}</Tag>}
      {game?.hasFreeSpins && <Tag tone="info">{t('game.badge.freespin')}</Tag>}
      {typeof game?.rating === 'number' && (
        <Rating points={game.rating} label={t('game.rating', { rating: game.rating })} />
      )}
      {game && <FavouriteButton game={game} />}
    </div>
  )
}

function Details({ view, onRetry }: { view: GamePageView; onRetry: () => void }) {
  const { t } = useMessages('gamePage')
  const { details, detailsAre, subject } = view
  if (subject?.kind === 'demo') return <Note>{t('gamePage.demoNote')}</Note>
  if (detailsAre === 'loading') {
    return (
      <div className={styles.side}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    )
  }
  if (detailsAre === 'failed') {
    return (
      <div className={styles.side}>
        <Note tone="caution" role="status">
          {t('gamePage.detailsFailed')}
        </Note>
        <Button onPress={onRetry}>{t('action.tryAgain')}</Button>
      </div>
    )
  }
  return (
    <>
      {details.info && (
        <div className={styles.side}>
          <GameFigures info={details.info} />
          <PaidBack info={details.info} />
        </div>
      )}
      {details.wins.length > 0 && <RecentWins wins={details.wins} />}
    </>
  )
}

function Loading() {
  const { t } = useMessages('gamePage')
  return (
    <>
      <div className={styles.about}>
        <div role="status">
          <VisuallyHidden>{t('gamePage.loading')}</VisuallyHidden>
        </div>
        <Skeleton shape="figure" />
      </div>
      <div className={styles.main}>
        <Skeleton shape="artwork" />
        <Skeleton shape="button" />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </>
  )
}
