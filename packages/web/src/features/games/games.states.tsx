import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import gridStyles from './game-grid.module.css'
import styles from './list.page.module.css'

/** As many cards as a first screen shows at most. */
const shapes = Array.from({ length: 12 }, (_, index) => index)

/** Placeholders of cards, seen when games take longer than 200 ms. */
export function GamesLoading() {
  const { t } = useMessages('games')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('game.list.loading')}</VisuallyHidden>
      </div>
      <div className={gridStyles.grid} aria-hidden="true">
        {shapes.map((shape) => (
          <div key={shape} className={styles.shape} />
        ))}
      </div>
    </>
  )
}

/** Says that games could not be loaded, and offers another try. */
export function GamesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages('games')
  return (
    <>
      <Note tone="caution" role="alert">
        {t('game.list.failed')}
      </Note>
      <Button size="large" onPress={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </>
  )
}
