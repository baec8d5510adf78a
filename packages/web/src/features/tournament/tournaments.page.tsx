import { type TournamentsView, tournamentsView } from '@croupier/core/tournament'
import { useFlow } from '../../app/use-child.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Page } from '../../shell/page.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './tournament.module.css'
import { TournamentCard } from './tournament-card.tsx'

/** Tournaments of slots, or of other games. */
export function TournamentsPage() {
  const { t } = useMessages('tournament')
  const isOfSlots = useShownPage()?.route === 'slot-tournament'
  const flow = useFlow('tournaments')
  const view = useView(flow, tournamentsView)
  const screen = view?.screen ?? 'loading'
  const part = useKeptFocus<HTMLDivElement>(screen)
  return (
    <Page title={t(isOfSlots ? 'route.slotTournament' : 'route.tournament')}>
      <div ref={part} data-flow="tournaments" data-screen={screen}>
        {screen === 'loading' && <Loading />}
        {screen === 'failed' && (
          <>
            <Note tone="caution" role="alert">
              {t('tournament.failed')}
            </Note>
            <Button size="large" isWide onPress={() => flow?.send({ type: 'tournaments.retry' })}>
              {t('action.tryAgain')}
            </Button>
          </>
        )}
        {view?.screen === 'shown' && <Tournaments view={view} />}
      </div>
    </Page>
  )
}

function Tournaments({ view: { tournaments } }: { view: TournamentsView }) {
  const { t } = useMessages('tournament')
  if (tournaments.length === 0) return <Note role="status">{t('tournament.empty')}</Note>
  return (
    <ul className={styles.list}>
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} />
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  const { t } = useMessages('tournament')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('tournament.loading')}</VisuallyHidden>
      </div>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  )
}
