import type { FlowRefs } from '@croupier/core'
import {
  passwordFacts,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationView,
} from '@croupier/core/registration'
import { bankIds } from '@croupier/core/site'
import { type FormEvent, useEffect, useRef } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { BankTile } from '../../shell/bank-tile.tsx'
import { PasswordField } from '../../shell/password-field.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { Button } from '../../ui/button.tsx'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import formStyles from './account-form.module.css'
import styles from './details-step.module.css'

export interface StepProps {
  readonly registration: FlowRefs['registration']
  readonly view: RegistrationView
}

/** Who the new member is, and where their withdrawals go. The first wrong field gets the focus. */
export function DetailsStep({ registration, view }: StepProps) {
  const { t, ref, rich } = useMessages('account', 'login')
  const bankName = useBankName()
  const { credentials } = useSite().app.services
  const fields = useRef<Partial<Record<RegistrationField, HTMLElement | null>>>({})
  const { form, firstProblem, isBusy, problem, problems, refusedAttempts, step } = view

  const beginning = useRef<HTMLFormElement>(null)
  const isShown = step === 'details'
  const seen = useRef({ isShown, refusedAttempts })

  useEffect(() => {
    const before = seen.current
    seen.current = { isShown, refusedAttempts }
    if (!isShown) return
    const isBack = !before.isShown
    // Every refused attempt moves the focus, even if nothing else on the screen changes; typing does not.
    const isRefused = refusedAttempts !== before.refusedAttempts
    if (firstProblem && (isBack || isRefused)) fields.current[firstProblem]?.focus()
    else if (isBack) beginning.current?.focus()
  }, [isShown, refusedAttempts, firstProblem])

  const field = (name: RegistrationField) => ({
    name,
    error: problems[name] ? ref(problems[name]) : undefined,
    isReadOnly: isBusy,
    ref: (element: HTMLElement | null) => {
      fields.current[name] = element
    },
  })
  const typed = (name: keyof RegistrationForm) => ({
    ...field(name),
    value: form[name],
    onChange: (text: string) =>
      registration.send({ type: 'registration.change', field: name, text }),
  })
  const changePassword = (password: string) => {
    credentials.keepDraft('registration.password', password)
    registration.send({ type: 'registration.changePassword', facts: passwordFacts(password) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    registration.send({ type: 'registration.submit' })
  }
  return (
    <form
      method="dialog"
      ref={beginning}
      tabIndex={-1}
      className={formStyles.form}
      noValidate
      onSubmit={submit}
    >
      {problem && isShown && <ProblemNote problem={problem} />}
      {view.invite && <Note>{t('register.invitedBy', { code: view.invite })}</Note>}
      <Field
        {...typed('username')}
        label={t('field.username')}
        autoComplete="username"
        hint={t('register.usernameHint', view.usernameLength)}
      />
      <PasswordField
        {...field('password')}
        label={t('field.password')}
        autoComplete="new-password"
        hint={t('register.passwordHint', { min: view.shortestPassword })}
        onChange={changePassword}
      />
      <Field
        {...typed('phone')}
        label={t('field.mobileNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={t('register.phoneHint')}
      />
      <SelectField
        {...typed('bankId')}
        label={t('field.bank')}
        placeholder={t('register.bankPlaceholder')}
        options={bankIds.map((id) => ({ value: id, label: bankName(id) }))}
        leading={form.bankId !== '' && <BankTile isSmall id={form.bankId} />}
      />
      <Field
        {...typed('accountNumber')}
        label={t('field.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('register.accountHint')}
      />
      <div className={styles.names}>
        <NameField
          {...typed('firstName')}
          label={t('register.firstName')}
          autoComplete="given-name"
        />
        <NameField
          {...typed('lastName')}
          label={t('register.lastName')}
          autoComplete="family-name"
        />
      </div>
      <p className={styles.hint}>{t('register.nameHint')}</p>
      <Field
        {...typed('lineId')}
        label={t('register.chatId')}
        limits={t('field.optional')}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {isBusy ? t('otp.requesting') : t('register.continue')}
      </Button>
      <p className={styles.login}>
        {rich('register.haveAccount', {
          link: (words) => <PageLink to="/login">{words}</PageLink>,
        })}
      </p>
    </form>
  )
}

function NameField(props: FieldProps) {
  return <Field {...props} autoCapitalize="sentences" />
}
