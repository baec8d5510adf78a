import { passwordChangeView, passwordRecoveryView } from '@croupier/core/password'
import { useContext } from 'react'
import { useFlow } from '../../app/use-child.ts'
import { useDocumentTitle } from '../../app/use-document-title.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PageBar } from '../../shell/page-bar.tsx'
import { CoveredContext } from '../../ui/covered.ts'
import { AccountPage, FormSkeleton } from './account-page.tsx'
import { CodeEntry } from './code-entry.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PhoneStep } from './phone-step.tsx'

/** The page where somebody who forgot their password proves that the phone is theirs. */
export function RecoveryPage() {
  const { t } = useMessages('account')
  const recovery = useFlow('passwordRecovery')
  const view = useView(recovery, passwordRecoveryView)
  const isCode = view?.screen === 'code'
  return (
    <>
      <PageBar />
      <AccountPage
        title={isCode ? t('otp.title') : t('forgot.title')}
        intro={isCode ? undefined : t('forgot.intro')}
      >
        {recovery && view ? (
          <div data-flow="passwordRecovery" data-screen={view.screen}>
            {/* Hidden, not unmounted: a half-typed code stays while the member goes back to the phone. */}
            <div hidden={isCode}>
              <PhoneStep recovery={recovery} view={view} />
            </div>
            <div hidden={!isCode}>
              <CodeEntry
                key={view.codesSent}
                flow={recovery}
                view={view}
                isShown={isCode}
                submitLabel={t('otp.confirm')}
                busyLabel={t('forgot.checking')}
                onSubmit={() => recovery.send({ type: 'passwordRecovery.submit' })}
              />
            </div>
          </div>
        ) : (
          <FormSkeleton />
        )}
      </AccountPage>
    </>
  )
}

/** The page that sets a new password: with the ticket of a recovery, or by a member who knows the old one. */
export function NewPasswordPage() {
  const { t } = useMessages('account')
  const change = useFlow('passwordChange')
  const view = useView(change, passwordChangeView)
  const isChange = view?.asksForOld ?? true
  const title = isChange ? t('passwordChange.title') : t('reset.title')
  useDocumentTitle({ page: title, isCovered: useContext(CoveredContext) })
  return (
    <>
      <PageBar />
      <AccountPage title={title} intro={isChange ? t('passwordChange.intro') : t('reset.intro')}>
        {change && view ? <NewPasswordForm change={change} view={view} /> : <FormSkeleton />}
      </AccountPage>
    </>
  )
}
