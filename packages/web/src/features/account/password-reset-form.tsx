import type { FormEvent } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './account-form.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { PhoneStepProps } from './phone-step.tsx'

/** A new password for whoever earned a ticket. */
export function PasswordResetForm({ recovery, view }: PhoneStepProps) {
  const { t, ref } = useMessages('account')
  const { credentials } = useSite().app.services
  const submit = (event: FormEvent) => {
    event.preventDefault()
    recovery.send({ type: 'passwordRecovery.submit' })
  }
  return (
    <form
      className={styles.form}
      data-flow="passwordRecovery"
      data-screen={view.screen}
      noValidate
      onSubmit={submit}
    >
      {view.problem && (
        <Note tone="negative" role="alert">
          {ref(view.problem)}
        </Note>
      )}
      <NewPasswordFields
        shortest={view.shortestPassword}
        problems={view.problems}
        refusedAttempts={view.refusedAttempts}
        onChange={(password, facts) => {
          credentials.keepDraft('recovery.password', password)
          recovery.send({ type: 'passwordRecovery.changePassword', facts })
        }}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={view.isBusy}>
        {view.isBusy ? t('reset.saving') : t('reset.submit')}
      </Button>
      <PageLink to="/login" className={buttonClasses({ variant: 'quiet', isWide: true })}>
        {t('reset.cancel')}
      </PageLink>
    </form>
  )
}
