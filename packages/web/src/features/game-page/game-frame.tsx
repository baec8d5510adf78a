import type { FlowRefs } from '@croupier/core'
import { type GameLaunchView, gameAddress } from '@croupier/core/game-launch'
import { ExternalLink, Maximize, Minimize, RectangleHorizontal, X } from 'lucide'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useIsWide } from '../../app/use-media.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import {
  canFillScreen,
  isFullScreen,
  toggleFullScreen,
  watchFullScreen,
} from '../../platform/full-screen.browser.ts'
import { gameFrameId } from '../../platform/game-windows.browser.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './game-frame.module.css'

/** What a game may do: run, keep its own storage, submit forms, open tabs. It may not navigate the page. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

export interface GameFrameProps {
  readonly view: GameLaunchView
  readonly flow: FlowRefs['gameLaunch']
  readonly name: string
  readonly title: { readonly game: string; readonly provider: string }
}

/** A game from another origin in the page, with a button to close it. */
export function GameFrame({ view, flow, name, title }: GameFrameProps) {
  const { t } = useMessages('gamePage')
  const { services } = useSite().app
  const [address] = useState(() => gameAddress(services))
  const whole = useRef<HTMLDivElement>(null)
  const isFull = useSyncExternalStore(watchFullScreen, isFullScreen)
  const isWide = useIsWide()
  const [isTheatre, setTheatre] = useState(false)
  const widen = () => {
    setTheatre(!isTheatre)
    // The frame is only as wide as it will be after the next frame.
    requestAnimationFrame(() => whole.current?.scrollIntoView({ block: 'start' }))
  }
  const fill = () => whole.current && void toggleFullScreen(whole.current)
  return (
    <div ref={whole} className={styles.whole} data-theatre={isTheatre || undefined}>
      <div className={styles.bar}>
        <span className={styles.name}>{name}</span>
        {view.isDemo && <Tag>{t('gamePage.badge.demo')}</Tag>}
        {isWide && (
          <IconButton
            label={t('gameLaunch.theatre')}
            icon={RectangleHorizontal}
            isPressed={isTheatre}
            onPress={widen}
          />
        )}
        {canFillScreen() && (
          <IconButton
            label={t(isFull ? 'gameLaunch.exitFullScreen' : 'gameLaunch.fullScreen')}
            icon={isFull ? Minimize : Maximize}
            onPress={fill}
          />
        )}
        <IconButton
          label={t('gameLaunch.close')}
          icon={X}
          onPress={() => flow.send({ type: 'gameLaunch.close' })}
        />
      </div>
      <div className={styles.place}>
        {view.isLoading && (
          <div className={styles.loading}>
            <Spinner />
            <p>{t('gameLaunch.loading', { game: name })}</p>
          </div>
        )}
        <iframe
          id={gameFrameId}
          ref={focusOnce}
          className={styles.frame}
          src={address}
          title={t('gameLaunch.frame', title)}
          sandbox={sandbox}
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
          onLoad={() => flow.send({ type: 'frame.loaded' })}
        />
      </div>
      {(view.isSlow || view.isDoubtful) && <DoubtNote view={view} flow={flow} />}
    </div>
  )
}

/** A member who opens a game wants to play it, so the game gets the keyboard. */
function focusOnce(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}

function DoubtNote({ view, flow }: Pick<GameFrameProps, 'view' | 'flow'>) {
  const { t } = useMessages('gamePage')
  return (
    <div className={styles.doubt}>
      <Note tone="caution" role="status">
        {t(view.isSlow ? 'gameLaunch.slow' : 'gameLaunch.doubt')}
      </Note>
      <div className={styles.ways}>
        <Button icon={ExternalLink} onPress={() => flow.send({ type: 'gameLaunch.openInTab' })}>
          {t('gameLaunch.openInTab')}
        </Button>
        {view.isDoubtful && (
          <Button variant="quiet" onPress={() => flow.send({ type: 'gameLaunch.hideDoubt' })}>
            {t('gameLaunch.doubtHide')}
          </Button>
        )}
      </div>
    </div>
  )
}
