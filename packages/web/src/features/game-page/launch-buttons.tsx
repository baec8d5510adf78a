import type { FlowRefs } from '@croupier/core'
import type { GameLaunchView } from '@croupier/core/game-launch'
import { Gamepad2, Play } from 'lucide'
import { useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useIsPassed } from '../../ui/use-is-passed.ts'
import styles from './game-stage.module.css'

export interface LaunchButtonsProps {
  readonly view: GameLaunchView | null
  readonly flow: FlowRefs['gameLaunch'] | undefined
  readonly name: string
  readonly isMember: boolean
  /** Null for a game that has only a demo. */
  readonly onPlay: (() => void) | null
  /** Null for a game without a demo, undefined until that is known. */
  readonly onTry: (() => void) | null | undefined
}

/** The buttons that open a game; on a phone they stay on the screen when it is scrolled past them. */
export function LaunchButtons({ view, flow, name, isMember, onPlay, onTry }: LaunchButtonsProps) {
  const { t } = useMessages('gamePage', 'member')
  const place = useRef<HTMLDivElement>(null)
  const isPassed = useIsPassed(place)
  if (view?.screen === 'launching') {
    return (
      <div className={styles.starting}>
        <Button variant="primary" size="large" isBusy>
          {t('gameLaunch.starting', { game: name })}
        </Button>
        <Button size="large" onPress={() => flow?.send({ type: 'gameLaunch.close' })}>
          {t('action.cancel')}
        </Button>
      </div>
    )
  }
  const isReady = view?.canLaunch ?? false
  return (
    <div ref={place} className={styles.place}>
      <div className={classes(styles.buttons, isPassed && styles.sticky)}>
        {onPlay && (
          <Button variant="primary" size="large" icon={Play} isDisabled={!isReady} onPress={onPlay}>
            {t(isMember ? 'gameLaunch.play' : 'gameLaunch.logIn')}
          </Button>
        )}
        {onTry === undefined && <Skeleton shape="button" />}
        {onTry && (
          <Button
            variant={onPlay ? 'secondary' : 'primary'}
            size="large"
            icon={Gamepad2}
            isDisabled={!view}
            onPress={onTry}
          >
            {t('gameLaunch.playDemo')}
          </Button>
        )}
      </div>
    </div>
  )
}
