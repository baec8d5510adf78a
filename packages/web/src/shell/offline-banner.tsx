import { siteView } from '@croupier/core'
import { WifiOff } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline-banner.module.css'

/** Says that the device has no network, for as long as it has none. */
export function OfflineBanner() {
  const { t } = useMessages()
  const { app } = useSite()
  const isOnline = useView(app.actor, siteView)?.isOnline ?? true
  const banner = useBannerHeight(isOnline)
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p ref={banner} className={styles.banner}>
          <Icon of={WifiOff} size="small" />
          {t('connection.offline')}
        </p>
      )}
    </div>
  )
}

/** Tells the style sheets how high the banner is: the header and what hangs below it make room for it. */
function useBannerHeight(isOnline: boolean) {
  const banner = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const { current } = banner
    if (isOnline || !current) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() =>
      style.setProperty('--banner', `${current.offsetHeight}px`),
    )
    sizes.observe(current)
    return () => {
      sizes.disconnect()
      style.removeProperty('--banner')
    }
  }, [isOnline])
  return banner
}
