import { panelOf } from '@croupier/core'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { AccountPage, FormSkeleton } from './account-page.tsx'
import { ChatSignInOffer } from './chat-sign-in-offer.tsx'
import { LoginForm } from './login-form.tsx'

/** Where a member signs in. */
export function LoginPage() {
  const { t } = useMessages('login')
  const { credentials } = useSite().app.services
  const shown = useShownPage()
  const isForDeposit = shown !== null && panelOf(shown.address.query) === 'deposit'
  const login = useFlow('login')
  return (
    <AccountPage
      title={t('login.title')}
      intro={isForDeposit ? t('login.needForDeposit') : t('login.intro')}
    >
      {login ? (
        <>
          <LoginForm
            login={login}
            keepPassword={(password) => credentials.keepDraft('login.password', password)}
          />
          <ChatSignInOffer />
        </>
      ) : (
        <FormSkeleton />
      )}
    </AccountPage>
  )
}
