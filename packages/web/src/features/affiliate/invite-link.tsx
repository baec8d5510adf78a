import { inviteAddress } from '@croupier/core/affiliate'
import { Copy, Share2 } from 'lucide'
import { useId, useRef } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useCopy } from '../../app/copying.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { canShareLinks, shareLink } from '../../platform/share.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QrPicture } from '../../ui/qr-picture.tsx'
import styles from './affiliate.module.css'

/** The member's invitation: to copy, to share and to be scanned. */
export function InviteLink({ invite }: { invite: string }) {
  const { t, locale } = useMessages('affiliate')
  const { site } = useSite().app.services
  const copy = useCopy()
  const titleId = useId()
  const picture = useRef<HTMLImageElement>(null)
  const url = inviteAddress(site, locale, invite)
  const share = async () => {
    const outcome = await shareLink({ title: site.title, url })
    if (outcome === 'unavailable') copy(url)
  }
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className={styles.invite}>
          <div className={styles.inviteWords}>
            <h2 id={titleId} className={styles.title}>
              {t('affiliate.link')}
            </h2>
            <p className={styles.link}>{url}</p>
            <div className={styles.actions}>
              <Button variant="primary" icon={Copy} onPress={() => copy(url)}>
                {t('affiliate.copyLink')}
              </Button>
              {canShareLinks() && (
                <Button icon={Share2} onPress={() => void share()}>
                  {t('affiliate.shareLink')}
                </Button>
              )}
            </div>
          </div>
          <div className={styles.code}>
            <QrPicture
              alt={t('affiliate.qrAlt')}
              qrCode={url}
              lines={[site.title, url]}
              pictureRef={picture}
            />
          </div>
        </div>
      </Card>
    </section>
  )
}
