import type { FlowRefs } from '@croupier/core'
import { type GameLaunchView, gameAddress } from '@croupier/core/game-launch'
import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './game-stage.module.css'

export interface LaunchNoticeProps {
  readonly view: GameLaunchView
  readonly flow: FlowRefs['gameLaunch']
  readonly name: string
}

/** Says why the game is not shown here: it is in another tab, or it did not open. */
export function LaunchNotice({ view, flow, name }: LaunchNoticeProps) {
  const { t } = useMessages('gamePage')
  const { isBlocked, isSlow, problem, screen } = view
  if (screen === 'maintenance') {
    return (
      <Note tone="caution" role="alert" title={t('gameLaunch.maintenanceTitle')}>
        {t('gameLaunch.maintenance', { game: name })}
      </Note>
    )
  }
  if (screen === 'failed') {
    return problem && <ProblemNote problem={problem} />
  }
  if (screen === 'launching' && isSlow) {
    return (
      <Note tone="caution" role="status">
        {t('gameLaunch.slow')}
      </Note>
    )
  }
  if (screen !== 'newTab') return null
  if (!isBlocked) {
    return (
      <Note tone="positive" role="status">
        {t('gameLaunch.opened', { game: name })}
      </Note>
    )
  }
  return (
    <div className={styles.blocked}>
      <Note tone="caution" role="alert">
        {t('gameLaunch.blocked')}
      </Note>
      <GameLink onFollow={() => flow.send({ type: 'gameLaunch.linkFollowed' })} />
    </div>
  )
}

/** Leads to a game in a tab that the browser would not open by itself. */
function GameLink({ onFollow }: { onFollow: () => void }) {
  const { t } = useMessages('gamePage')
  const { services } = useSite().app
  return (
    <a
      href={gameAddress(services)}
      target="_blank"
      rel="noreferrer"
      className={buttonClasses({ variant: 'primary', size: 'large' })}
      onClick={onFollow}
    >
      {t('gameLaunch.openGame')}
    </a>
  )
}
