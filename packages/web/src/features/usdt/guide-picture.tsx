import type { UsdtGuideView } from '@croupier/core/usdt'
import { ImageOff } from 'lucide'
import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './guide.module.css'
import { guideStepsShown } from './guide.steps.ts'

interface GuidePictureProps {
  readonly step: number
  readonly state: UsdtGuideView['picture']
  readonly onLoaded: () => void
  readonly onFailed: () => void
}

/** The picture of a step, or why it is missing. The text beneath says the same as the picture. */
export function GuidePicture({ step, state, onLoaded, onFailed }: GuidePictureProps) {
  const { t } = useMessages('usdt')
  const { app } = useSite()
  const address = guideStepsShown[step - 1]?.picture ?? ''
  const isLight = app.services.site.theme?.mode === 'light'
  if (state === 'failed') {
    return (
      <div role="status" className={classes(styles.picture, styles.missing)}>
        <Icon of={ImageOff} size="large" />
        <p>{t('usdt.guide.pictureFailed', { step })}</p>
      </div>
    )
  }
  return (
    <div className={styles.picture}>
      {state === 'loading' && <p className={styles.loading}>{t('usdt.guide.pictureLoading')}</p>}
      <img
        src={isLight ? `${address}#light` : address}
        alt=""
        width={640}
        height={360}
        draggable={false}
        className={styles.image}
        onLoad={onLoaded}
        onError={onFailed}
      />
    </div>
  )
}
