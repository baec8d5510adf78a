import { liveChatView } from '@croupier/core/live-chat'
import { MessageCircle } from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { useSiteDetails } from '../app/site-details.ts'
import { useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { ContactLink } from './contact-link.tsx'
import styles from './live-chat.module.css'

/** The button of the operator's live chat, if there is one, and another contact if the chat does not open. */
export function LiveChat() {
  const { t } = useMessages('menu')
  const { actor } = useSite().app
  const { liveChat } = useSiteDetails()
  const chat = useFlow('liveChat')
  const view = useView(chat, liveChatView)
  if (!liveChat) return null
  const open = () =>
    chat ? chat.send({ type: 'liveChat.open' }) : actor.send({ type: 'liveChat.requested' })
  return (
    <div className={styles.chat} data-flow="liveChat" data-screen={view?.screen}>
      <Button icon={MessageCircle} isBusy={view?.isBusy} onPress={open}>
        {t(view?.isBusy ? 'support.liveChat.connecting' : 'footer.liveChat')}
      </Button>
      {view?.isFailed && (
        <Note tone="caution" role="status">
          {t('support.liveChat.unavailable')} <ContactLink />
        </Note>
      )}
    </div>
  )
}
