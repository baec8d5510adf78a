import {
  type NewPasswordProblems,
  type PasswordFacts,
  passwordFacts,
} from '@croupier/core/password'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { PasswordField } from '../../shell/password-field.tsx'

export interface NewPasswordFieldsProps {
  readonly shortest: number
  readonly problems: NewPasswordProblems
  readonly refusedAttempts: number
  readonly isReadOnly: boolean
  /** Puts the password into the vault; the chart learns only the facts about it. */
  readonly onChange: (password: string, facts: PasswordFacts) => void
}

/** A new password, typed twice. The wrong field gets the focus. */
export function NewPasswordFields({
  shortest,
  problems,
  refusedAttempts,
  isReadOnly,
  onChange,
}: NewPasswordFieldsProps) {
  const { t, ref } = useMessages('account', 'login')
  const password = useRef<HTMLInputElement>(null)
  const repeated = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusedAttempts === 0) return
    if (problems.password) password.current?.focus()
    else if (problems.repeated) repeated.current?.focus()
  }, [refusedAttempts, problems])
  const change = () => {
    const chosen = password.current?.value ?? ''
    onChange(chosen, passwordFacts(chosen, repeated.current?.value ?? ''))
  }
  return (
    <>
      <PasswordField
        ref={password}
        label={t('reset.newPassword')}
        name="new-password"
        autoComplete="new-password"
        hint={t('register.passwordHint', { min: shortest })}
        error={problems.password ? ref(problems.password) : undefined}
        isReadOnly={isReadOnly}
        onChange={change}
      />
      <PasswordField
        ref={repeated}
        label={t('reset.confirmPassword')}
        name="repeated-password"
        autoComplete="new-password"
        error={problems.repeated ? ref(problems.repeated) : undefined}
        isReadOnly={isReadOnly}
        onChange={change}
      />
    </>
  )
}
