import type { FlowRefs } from '@croupier/core'
import type { PasswordRecoveryView } from '@croupier/core/password'
import { type FormEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './account-form.module.css'

export interface PhoneStepProps {
  readonly recovery: FlowRefs['passwordRecovery']
  readonly view: PasswordRecoveryView
}

/** The phone that the member registered with. */
export function PhoneStep({ recovery, view }: PhoneStepProps) {
  const { t, ref } = useMessages('account')
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, phoneProblem, problem, refusedAttempts } = view
  useEffect(() => {
    if (refusedAttempts > 0 && phoneProblem) field.current?.focus()
  }, [refusedAttempts, phoneProblem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    recovery.send({ type: 'passwordRecovery.submit' })
  }
  return (
    <form method="dialog" className={styles.form} noValidate onSubmit={submit}>
      {problem && view.screen === 'phone' && <ProblemNote problem={problem} />}
      <Field
        ref={field}
        label={t('field.mobileNumber')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={view.phone}
        error={phoneProblem ? ref(phoneProblem) : undefined}
        isReadOnly={isBusy}
        onChange={(text) => recovery.send({ type: 'passwordRecovery.changePhone', text })}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {isBusy ? t('otp.requesting') : t('forgot.submit')}
      </Button>
    </form>
  )
}
