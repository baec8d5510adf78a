import type { FlowRefs } from '@croupier/core'
import { type Notice, type NoticesView, noticesView } from '@croupier/core/notice'
import { Gamepad2, Gift, Landmark, Wrench } from 'lucide'
import { useState } from 'react'
import { ContentWay } from '../../app/content-way.tsx'
import { FlowMark } from '../../app/flow-mark.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { useOverlay } from '../../shell/use-overlay.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './notice.module.css'

/** The operator's notices to a member, over any page: one after the other. */
export function NoticeDialog() {
  const notices = useFlow('notices')
  const view = useView(notices, noticesView)
  const overlay = useOverlay()
  const isTurn = overlay === 'notice' || overlay === 'forcedNotice'
  if (!notices || !view?.notice || !isTurn) return null
  return (
    <FlowMark flow="notices" screen={view.screen}>
      {/* Keyed by its id: the next notice is a new dialog, and screen readers must announce it as one. */}
      <OpenNotice key={view.notice.id} notices={notices} view={view} notice={view.notice} />
    </FlowMark>
  )
}

interface OpenNoticeProps {
  readonly notices: FlowRefs['notices']
  readonly view: NoticesView
  readonly notice: Notice
}

function OpenNotice({ notices, view, notice }: OpenNoticeProps) {
  const { t } = useMessages('notices')
  const { id, isForced, kind, link, title } = notice
  const close = () => notices.send({ type: 'notices.close', id })
  const paragraphs = title === null ? [t('notice.bankChange')] : notice.paragraphs
  return (
    <Dialog
      isUnasked
      title={title === null ? t('notice.bankChangeTitle') : title.trim() || t(kinds[kind].words)}
      // A notice that must be read is not dismissed by Escape, which may have been meant for something else.
      onClose={isForced ? undefined : close}
      banner={<Banner view={view} notice={notice} />}
      actions={
        <>
          {link && (
            <ContentWay
              link={link}
              className={buttonClasses({ variant: 'primary', size: 'large', isWide: true })}
              onFollow={close}
            >
              {t(isForced && kind === 'bank' ? 'notice.openAccount' : 'notice.open')}
            </ContentWay>
          )}
          <Button
            variant={link ? 'quiet' : 'primary'}
            size={link ? 'medium' : 'large'}
            isWide
            onPress={close}
          >
            {t('action.close')}
          </Button>
          {view.hiddenHours !== null && (
            <p className={styles.quiet}>{t('notice.hiddenFor', { hours: view.hiddenHours })}</p>
          )}
        </>
      }
    >
      {notice.game !== null && <Tag>{notice.game}</Tag>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {title === null && <ContactLink />}
    </Dialog>
  )
}

const kinds = {
  promotion: { icon: Gift, words: 'notice.type.promotion' },
  bank: { icon: Landmark, words: 'notice.type.bank' },
  game: { icon: Gamepad2, words: 'notice.type.game' },
  maintenance: { icon: Wrench, words: 'notice.type.maintenance' },
} as const

/** The operator's picture, or an icon for the kind of notice if there is none. */
function Banner({
  view: { count, index },
  notice: { kind, picture },
}: Omit<OpenNoticeProps, 'notices'>) {
  const { t } = useMessages('notices')
  const [isBroken, setBroken] = useState(false)
  return (
    <div className={styles.banner}>
      {picture !== null && !isBroken ? (
        <img src={picture} alt="" className={styles.picture} onError={() => setBroken(true)} />
      ) : (
        <Icon of={kinds[kind].icon} className={styles.mark} />
      )}
      <p className={styles.about}>
        <span>{t(kinds[kind].words)}</span>
        {count > 1 && <span>{t('notice.position', { index, count })}</span>}
      </p>
    </div>
  )
}
