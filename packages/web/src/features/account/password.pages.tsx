import { passwordRecoveryView } from '@croupier/core/password'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { AccountPage } from './account-page.tsx'
import { CodeEntry } from './code-entry.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { PasswordChangeForm } from './password-change-form.tsx'
import { PasswordResetForm } from './password-reset-form.tsx'
import { PhoneStep } from './phone-step.tsx'

/** Where whoever forgot a password shows that the phone is theirs. */
export function RecoveryPage() {
  const { t, ref } = useMessages('account')
  const { credentials } = useSite().app.services
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
              isShown
              view={view}
              problem={view.problem ? ref(view.problem) : undefined}
              codeProblem={view.codeProblem ? ref(view.codeProblem) : undefined}
              submitLabel={view.isBusy ? t('forgot.checking') : t('otp.confirm')}
              onChange={(digits) => {
                credentials.keepDraft('recovery.code', digits)
                recovery.send({ type: 'passwordRecovery.changeCode', digits: digits.length })
              }}
              onSubmit={() => recovery.send({ type: 'passwordRecovery.submit' })}
              onResend={() => recovery.send({ type: 'passwordRecovery.resend' })}
              onChangePhone={() => recovery.send({ type: 'passwordRecovery.back' })}
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
  const recovery = useFlow('passwordRecovery')
  const change = useFlow('passwordChange')
  const view = useView(recovery, passwordRecoveryView)
  const hasTicket = view?.screen === 'newPassword' || view?.screen === 'done'
  if (recovery && view && hasTicket) {
    return (
      <AccountPage title={t('reset.title')} intro={t('reset.intro')}>
        <PasswordResetForm recovery={recovery} view={view} />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('passwordChange.title')} intro={t('passwordChange.intro')}>
      {change && view ? <PasswordChangeForm change={change} /> : <FormSkeleton />}
    </AccountPage>
  )
}
