import { chatSignInView } from '@croupier/core/chat'
import { mainId } from '../../app/main.id.ts'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { SiteName } from '../../shell/site-name.tsx'
import { useSurroundings } from '../../shell/use-surroundings.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import formStyles from './account-form.module.css'
import { AccountPage } from './account-page.tsx'
import styles from './chat-link.module.css'

/** The page to which the chat service returns: its ticket signs the member in. */
export function ChatSignInPage() {
  const isAlone = useSurroundings() === 'none'
  if (!isAlone) return <ChatSignIn />
  return (
    <main id={mainId} tabIndex={-1}>
      <SiteName />
      <ChatSignIn />
    </main>
  )
}

function ChatSignIn() {
  const { t } = useMessages('member', 'login')
  const chatSignIn = useFlow('chatSignIn')
  const view = useView(chatSignIn, chatSignInView)
  const part = useKeptFocus<HTMLDivElement>(`${view?.screen} ${view?.isBusy}`)
  if (!chatSignIn || !view) {
    return (
      <AccountPage title={t('chatSignIn.title')}>
        <Skeleton shape="button" />
      </AccountPage>
    )
  }
  const { canRetry, isBusy, problem, screen } = view
  return (
    <AccountPage title={t('chatSignIn.title')}>
      <div ref={part} className={formStyles.form} data-flow="chatSignIn" data-screen={screen}>
        {problem ? (
          <ProblemNote problem={problem} />
        ) : (
          <p role="status" className={styles.busy}>
            {isBusy && <Spinner />}
            {t(screen === 'exchanging' ? 'chatSignIn.checking' : 'chatLink.fetchLink')}
          </p>
        )}
        {!isBusy && (
          <>
            {canRetry && (
              <Button
                variant="primary"
                size="large"
                isWide
                onPress={() => chatSignIn.send({ type: 'chatSignIn.retry' })}
              >
                {t('action.tryAgain')}
              </Button>
            )}
            <Button
              variant={canRetry ? 'secondary' : 'primary'}
              size="large"
              isWide
              onPress={() => chatSignIn.send({ type: 'chatSignIn.begin' })}
            >
              {t('chatSignIn.begin')}
            </Button>
            <Button
              variant="quiet"
              isWide
              onPress={() => chatSignIn.send({ type: 'chatSignIn.giveUp' })}
            >
              {t('chatSignIn.usePassword')}
            </Button>
          </>
        )}
      </div>
    </AccountPage>
  )
}
