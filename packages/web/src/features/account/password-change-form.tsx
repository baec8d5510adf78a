import type { FlowRefs } from '@croupier/core'
import { passwordChangeView } from '@croupier/core/password'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './account-form.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField } from './password-field.tsx'

/** Another password for a member who shows that they know the present one. */
export function PasswordChangeForm({ change }: { change: FlowRefs['passwordChange'] }) {
  const { t, ref } = useMessages('account')
  const { credentials } = useSite().app.services
  const old = useRef<HTMLInputElement>(null)
  const view = useView(change, passwordChangeView)
  const oldProblem = view?.oldProblem ?? null
  const refusedAttempts = view?.refusedAttempts ?? 0
  useEffect(() => {
    if (refusedAttempts > 0 && oldProblem) old.current?.focus()
  }, [refusedAttempts, oldProblem])
  if (!view) return null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.send({ type: 'passwordChange.submit' })
  }
  return (
    <form
      className={styles.form}
      data-flow="passwordChange"
      data-screen={view.screen}
      noValidate
      onSubmit={submit}
    >
      {view.problem && (
        <Note tone="negative" role="alert">
          {ref(view.problem)}
        </Note>
      )}
      <PasswordField
        ref={old}
        label={t('passwordChange.oldPassword')}
        name="current-password"
        autoComplete="current-password"
        error={oldProblem ? ref(oldProblem) : undefined}
        onChange={(password) => {
          credentials.keepDraft('passwordChange.oldPassword', password)
          change.send({ type: 'passwordChange.changeOld', isFilled: password !== '' })
        }}
      />
      <NewPasswordFields
        shortest={view.shortestPassword}
        problems={view.problems}
        refusedAttempts={refusedAttempts}
        onChange={(password, facts) => {
          credentials.keepDraft('passwordChange.password', password)
          change.send({ type: 'passwordChange.changePassword', facts })
        }}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={view.isBusy}>
        {view.isBusy ? t('reset.saving') : t('passwordChange.submit')}
      </Button>
    </form>
  )
}
