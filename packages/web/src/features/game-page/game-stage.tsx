import { type FlowRefs, siteView } from '@croupier/core'
import { type DemoGame, gameName, providerTitle } from '@croupier/core/game'
import { type GameLaunchView, gameLaunchView, type LaunchedGame } from '@croupier/core/game-launch'
import type { GameSubject } from '@croupier/core/game-page'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { GameFrame } from './game-frame.tsx'
import styles from './game-stage.module.css'
import { LaunchButtons } from './launch-buttons.tsx'
import { LaunchNotice } from './launch-notice.tsx'

export interface GameStageProps {
  readonly subject: GameSubject
  /** The demo of a game that is played for money; null if there is none, undefined until that is known. */
  readonly demo: DemoGame | null | undefined
}

/** The place where a game opens: its artwork with the buttons, or the game itself. */
export function GameStage({ subject, demo }: GameStageProps) {
  const { locale } = useMessages('gamePage')
  const flow = useFlow('gameLaunch')
  const view = useView(flow, gameLaunchView)
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  const screen = view?.screen ?? 'idle'
  const stage = useKeptFocus<HTMLDivElement>(screen, firstButton)
  const about = subject.kind === 'game' ? subject.game : subject.demo
  const name = gameName(about, locale)

  return (
    <div ref={stage} className={styles.whole} data-flow="gameLaunch" data-screen={screen}>
      <Announcement view={view} name={name} />
      {view && flow && screen === 'embedded' ? (
        <GameFrame
          view={view}
          flow={flow}
          name={name}
          title={{ game: name, provider: providerTitle(about.provider) }}
        />
      ) : (
        <div className={styles.stage}>
          <Artwork picture={about.picture} name={name} />
          {view && flow && <LaunchNotice view={view} flow={flow} name={name} />}
          <LaunchButtons
            view={view}
            flow={flow}
            name={name}
            isMember={isMember}
            onPlay={launchOf(subject, flow)}
            onTry={demoOf(subject, demo, flow)}
          />
        </div>
      )}
    </div>
  )
}

type Flow = FlowRefs['gameLaunch'] | undefined

/** Launches the game for money; null for a game that has only a demo. */
function launchOf(subject: GameSubject, flow: Flow): (() => void) | null {
  if (subject.kind === 'demo') return null
  const { code, id, launchPath, type } = subject.game
  return () => flow?.send({ type: 'gameLaunch.launch', game: { id, code, type, launchPath } })
}

/** Opens the game for play money, if it can be tried. */
function demoOf(subject: GameSubject, demo: GameStageProps['demo'], flow: Flow) {
  const found = subject.kind === 'demo' ? subject.demo : demo
  if (!found) return found
  const { address, code, type } = found
  const game: LaunchedGame = { id: code, code, type, launchPath: null }
  return () => flow?.send({ type: 'gameLaunch.tryDemo', game, address })
}

function Artwork({ picture, name }: { picture: string | null; name: string }) {
  return (
    <div className={styles.artwork}>
      {picture === null ? (
        <span className={styles.letter} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : (
        <>
          <img src={picture} alt="" className={styles.glow} />
          <img src={picture} alt="" className={styles.picture} />
        </>
      )}
    </div>
  )
}

/** Announces the result of a press to members who do not see the stage change. */
function Announcement({ view, name }: { view: GameLaunchView | null; name: string }) {
  const { t } = useMessages('gamePage')
  const screen = view?.screen
  const game = view?.isDemo ? `${name} (${t('gamePage.badge.demo')})` : name
  return (
    <div role="status">
      <VisuallyHidden>
        {screen === 'launching' && t('gameLaunch.starting', { game })}
        {screen === 'embedded' &&
          t(view?.isLoading ? 'gameLaunch.loading' : 'gameLaunch.open', { game })}
      </VisuallyHidden>
    </div>
  )
}

/** The button that says that the game opens, or the one that opens it. A game in the frame takes the focus itself. */
function firstButton(stage: HTMLElement): HTMLElement | null {
  return stage.querySelector('button')
}
