import { chatSignInView } from '@croupier/core/chat'
import { MessageCircle } from 'lucide'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './chat-link.module.css'

/** The other way to sign in, for members who have linked a chat account. */
export function ChatSignInOffer() {
  const { t } = useMessages('member')
  const chatSignIn = useFlow('chatSignIn')
  const view = useView(chatSignIn, chatSignInView)
  if (!chatSignIn || !view) return null
  const { isBusy, problem, screen } = view
  return (
    <div className={styles.words} data-flow="chatSignIn" data-screen={screen}>
      <Button
        size="large"
        isWide
        icon={MessageCircle}
        isBusy={isBusy}
        onPress={() => chatSignIn.send({ type: 'chatSignIn.begin' })}
      >
        {t(screen === 'fetchingLink' ? 'chatLink.fetchLink' : 'chatSignIn.begin')}
      </Button>
      {problem && <ProblemNote problem={problem} />}
    </div>
  )
}
