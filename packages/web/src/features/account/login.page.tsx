import { siteView } from '@croupier/core'
import { loginReason, loginView } from '@croupier/core/login'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { AccountPage, FormSkeleton } from './account-page.tsx'
import { ChatSignInOffer } from './chat-sign-in-offer.tsx'
import { LoginForm } from './login-form.tsx'

/** Where a member signs in. */
export function LoginPage() {
  const { ref, t } = useMessages('login')
  const { actor, services } = useSite().app
  const endedSession = useView(actor, siteView)?.endedSession
  const query = useShownPage()?.address.query ?? {}
  const login = useFlow('login')
  const problem = useView(login, loginView)?.problem
  return (
    <AccountPage title={t('login.title')} intro={ref(loginReason(query))}>
      {endedSession && endedSession.id !== problem?.id && (
        <ProblemNote problem={endedSession} tone="caution" />
      )}
      {login ? (
        <>
          <LoginForm
            login={login}
            keepPassword={(password) => services.credentials.keepDraft('login.password', password)}
          />
          <ChatSignInOffer />
        </>
      ) : (
        <FormSkeleton />
      )}
    </AccountPage>
  )
}
