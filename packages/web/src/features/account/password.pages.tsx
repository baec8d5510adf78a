import { passwordChangeView, passwordRecoveryView } from '@croupier/core/password'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PageBar } from '../../shell/page-bar.tsx'
import { AccountPage } from './account-page.tsx'
import { CodeEntry } from './code-entry.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PhoneStep } from './phone-step.tsx'

/** Where whoever forgot a password shows that the phone is theirs. */
export function RecoveryPage() {
  const { t } = useMessages('account')
  const recovery = useFlow('passwordRecovery')
  const view = useView(recovery, passwordRecoveryView)
  const isCode = view?.screen === 'code'
  return (
    <AccountPage
      title={isCode ? t('otp.title') : t('forgot.title')}
      intro={isCode ? undefined : t('forgot.intro')}
    >
      {recovery && view ? (
        <div data-flow="passwordRecovery" data-screen={view.screen}>
          {isCode ? (
            <CodeEntry
              key={view.codesSent}
              flow={recovery}
              view={view}
              submitLabel={view.isBusy ? t('forgot.checking') : t('otp.confirm')}
              onSubmit={() => recovery.send({ type: 'passwordRecovery.submit' })}
            />
          ) : (
            <PhoneStep recovery={recovery} view={view} />
          )}
        </div>
      ) : (
        <FormSkeleton />
      )}
    </AccountPage>
  )
}

/** Where a new password is set: with the ticket of a recovery, else by a member who knows the old one. */
export function NewPasswordPage() {
  const { t } = useMessages('account')
  const change = useFlow('passwordChange')
  const view = useView(change, passwordChangeView)
  const isChange = view?.asksForOld ?? true
  return (
    <>
      <PageBar />
      <AccountPage
        title={isChange ? t('passwordChange.title') : t('reset.title')}
        intro={isChange ? t('passwordChange.intro') : t('reset.intro')}
      >
        {change && view ? <NewPasswordForm change={change} view={view} /> : <FormSkeleton />}
      </AccountPage>
    </>
  )
}
