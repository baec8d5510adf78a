import type { FlowRefs } from '@croupier/core'
import { loginView } from '@croupier/core/login'
import { type FormEvent, useEffect, useRef } from 'react'
import { PageLink } from '../../app/page-link.tsx'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PasswordField } from '../../shell/password-field.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './account-form.module.css'

export interface LoginFormProps {
  readonly login: FlowRefs['login']
  /** Puts the password into the vault; the chart learns only whether there is one. */
  readonly keepPassword: (password: string) => void
}

export function LoginForm({ login, keepPassword }: LoginFormProps) {
  const { t, ref } = useMessages('login')
  const view = useView(login, loginView)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const seenAttempts = useRef(0)
  const { firstProblem, refusedAttempts = 0 } = view ?? {}
  useEffect(() => {
    if (refusedAttempts === seenAttempts.current) return
    seenAttempts.current = refusedAttempts
    if (firstProblem === 'username') username.current?.focus()
    if (firstProblem === 'password') password.current?.focus()
  }, [refusedAttempts, firstProblem])
  if (!view) return null
  const { fieldProblems, problem, secondsToWait } = view

  const submit = (event: FormEvent) => {
    event.preventDefault()
    login.send({ type: 'login.submit' })
  }
  const changePassword = (text: string) => {
    keepPassword(text)
    login.send({ type: 'login.changePassword', isFilled: text !== '' })
  }
  return (
    <form
      method="dialog"
      className={styles.form}
      data-flow="login"
      data-screen={view.screen}
      noValidate
      onSubmit={submit}
    >
      {problem && <ProblemNote problem={problem} />}
      <Field
        ref={username}
        label={t('field.username')}
        name="username"
        autoComplete="username"
        value={view.username}
        error={fieldProblems.username ? ref(fieldProblems.username) : undefined}
        isReadOnly={view.isBusy}
        onChange={(text) => login.send({ type: 'login.changeUsername', text })}
      />
      <PasswordField
        ref={password}
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        error={fieldProblems.password ? ref(fieldProblems.password) : undefined}
        isReadOnly={view.isBusy}
        onChange={changePassword}
      />
      <PageLink to="/forgot" className={styles.forgot}>
        {t('login.forgotPassword')}
      </PageLink>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isBusy={view.isBusy}
        disabledReason={
          secondsToWait > 0 ? t('login.waitCountdown', { seconds: secondsToWait }) : undefined
        }
      >
        {view.isBusy ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  )
}
