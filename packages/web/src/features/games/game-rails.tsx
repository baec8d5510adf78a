import { siteView } from '@croupier/core'
import { type GameRail, gameRailsView } from '@croupier/core/game-rails'
import { startTransition, useEffect, useState } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { GameRailRow } from './game-rail.tsx'
import styles from './game-rails.module.css'
import { GameTypes } from './game-types.tsx'
import { GamesFailed } from './games.states.tsx'
import { ProviderRow } from './provider-row.tsx'
import { TournamentStrip } from './tournament-strip.tsx'

const rows = {
  recent: { title: 'game.list.recent', to: '/list/recent', query: {} },
  favourite: { title: 'route.favourite', to: '/favourite', query: {} },
  hot: { title: 'game.list.popular', to: '/list', query: { sort: 'hits' } },
  new: { title: 'game.list.new', to: '/list', query: { sort: 'new' } },
  freespin: { title: 'game.list.freespin', to: '/list/freespin', query: {} },
} as const satisfies Record<GameRail, unknown>

const nobody = { isMember: false, username: '' }

/** The start of a visit: the types of games, rows of games, their providers, and tournaments. */
export function GameRails() {
  const { isMember, username } = useView(useSite().app.actor, siteView) ?? nobody
  // Another member, or a visitor, must load rows of their own.
  return <Rails key={username} isMember={isMember} />
}

function Rails({ isMember }: { isMember: boolean }) {
  const { t } = useMessages('games')
  const { actor } = useSite().app
  useEffect(() => actor.send({ type: 'gameRails.requested' }), [actor])
  const flow = useFlow('gameRails')
  const view = useView(flow, gameRailsView)
  const {
    areHeartsKnown = false,
    providers = [],
    rails = [],
    screen = 'loading',
    tournaments = [],
  } = view ?? {}
  // A slow phone shows the first row sooner if it draws the rest after it, in the room that is kept for the rows. The
  // rendered page of a visitor has all of them. With `useDeferredValue` and an initial value, React 19.3 never draws the
  // parts of the page that load after that.
  const areRowsKnown = rails.length > 0
  const [isFirstDrawn, setIsFirstDrawn] = useState(areRowsKnown && !isMember)
  useEffect(() => {
    if (areRowsKnown) startTransition(() => setIsFirstDrawn(true))
  }, [areRowsKnown])
  const part = useKeptFocus<HTMLDivElement>(screen)
  return (
    <>
      <GameTypes />
      <div ref={part} data-flow="gameRails" data-screen={screen} className={styles.rails}>
        {screen === 'loading' && <RailShapes />}
        {screen === 'failed' && (
          <GamesFailed onRetry={() => flow?.send({ type: 'gameRails.requested' })} />
        )}
        {rails.map(({ games, rail }, index) => {
          if (index > 0 && !isFirstDrawn) return <div key={rail} className={styles.shape} />
          const { query, title, to } = rows[rail]
          return (
            <GameRailRow
              key={rail}
              title={t(title)}
              games={games}
              isMember={isMember}
              hasHearts={isMember && areHeartsKnown}
              isFirst={index === 0}
              to={to}
              query={query}
            />
          )
        })}
      </div>
      {isFirstDrawn && providers.length > 0 && <ProviderRow providers={providers} />}
      {isFirstDrawn && tournaments.length > 0 && <TournamentStrip tournaments={tournaments} />}
    </>
  )
}

/** Placeholders of the rows that everybody has, so that nothing below them moves when they load. */
export function RailShapes() {
  return (
    <div className={styles.rails} aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.shape} />
      ))}
    </div>
  )
}
