import type { FlowRefs } from '@croupier/core'
import type { PasswordChangeView } from '@croupier/core/password'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PasswordField } from '../../shell/password-field.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import styles from './account-form.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'

export interface NewPasswordFormProps {
  readonly change: FlowRefs['passwordChange']
  readonly view: PasswordChangeView
}

/** A new password, and the present one if there is no ticket in its place. */
export function NewPasswordForm({ change, view }: NewPasswordFormProps) {
  const { t, ref } = useMessages('account')
  const { credentials } = useSite().app.services
  const old = useRef<HTMLInputElement>(null)
  const { asksForOld, oldProblem, refusedAttempts } = view
  useEffect(() => {
    if (refusedAttempts > 0 && oldProblem) old.current?.focus()
  }, [refusedAttempts, oldProblem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.send({ type: 'passwordChange.submit' })
  }
  const submitLabel = asksForOld ? t('passwordChange.submit') : t('reset.submit')
  return (
    <form
      method="dialog"
      className={styles.form}
      data-flow="passwordChange"
      data-screen={view.screen}
      noValidate
      onSubmit={submit}
    >
      {view.problem && <ProblemNote problem={view.problem} />}
      {asksForOld && (
        <PasswordField
          ref={old}
          label={t('passwordChange.oldPassword')}
          name="current-password"
          autoComplete="current-password"
          error={oldProblem ? ref(oldProblem) : undefined}
          isReadOnly={view.isBusy}
          onChange={(password) => {
            credentials.keepDraft('passwordChange.oldPassword', password)
            change.send({ type: 'passwordChange.changeOld', isFilled: password !== '' })
          }}
        />
      )}
      <NewPasswordFields
        shortest={view.shortestPassword}
        problems={view.problems}
        refusedAttempts={refusedAttempts}
        isReadOnly={view.isBusy}
        onChange={(password, facts) => {
          credentials.keepDraft('passwordChange.password', password)
          change.send({ type: 'passwordChange.changePassword', facts })
        }}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={view.isBusy}>
        {view.isBusy ? t('reset.saving') : submitLabel}
      </Button>
      {!asksForOld && (
        <PageLink to="/login" className={buttonClasses({ variant: 'quiet', isWide: true })}>
          {t('reset.cancel')}
        </PageLink>
      )}
    </form>
  )
}
