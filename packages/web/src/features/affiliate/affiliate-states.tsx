import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/**
 * A placeholder for figures that are loading. With `isFirst` it is shorter: what comes above them is not known
 * yet, and would push the rows down.
 */
export function LoadingFigures({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useMessages('affiliate')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('affiliate.loading')}</VisuallyHidden>
      </div>
      <Skeleton shape="card" />
      {!isFirst && (
        <>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </>
      )}
    </>
  )
}

/** Shown in place of figures that could not be loaded. */
export function MissingFigures({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages('affiliate')
  return (
    <>
      <Note tone="caution" role="alert">
        {t('affiliate.loadFailed')}
      </Note>
      <Button size="large" isWide onPress={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </>
  )
}
