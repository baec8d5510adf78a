import { readOneTimeCode } from '@croupier/core/registration'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Note } from '../../ui/note.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import formStyles from './account-form.module.css'
import styles from './code-entry.module.css'

export interface CodeEntryProps {
  readonly view: {
    readonly sentTo: string
    readonly codeLength: number
    readonly codesSent: number
    readonly refusedAttempts: number
    readonly canResend: boolean
    readonly secondsToResend: number
    readonly resendFraction: number
    readonly isBusy: boolean
  }
  /** Whether the step is the one that is shown. */
  readonly isShown: boolean
  readonly problem: string | undefined
  readonly codeProblem: string | undefined
  readonly submitLabel: string
  /** Keeps the code where secrets are kept, and says how many digits there are. */
  readonly onChange: (digits: string) => void
  readonly onSubmit: () => void
  readonly onResend: () => void
  readonly onChangePhone: () => void
}

/** The code that came by SMS. It has the focus as soon as it can be typed, and whenever it is wrong. */
export function CodeEntry({
  view,
  isShown,
  problem,
  codeProblem,
  submitLabel,
  onChange,
  onSubmit,
  onResend,
  onChangePhone,
}: CodeEntryProps) {
  const { t } = useMessages('account')
  const field = useRef<HTMLInputElement>(null)
  const sentToId = useId()
  const { codeLength, codesSent, refusedAttempts } = view

  // biome-ignore lint/correctness/useExhaustiveDependencies: every refused attempt leads to the field, though the effect does not read how many there were
  useEffect(() => {
    if (isShown) field.current?.focus()
  }, [isShown, refusedAttempts])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      <p id={sentToId} className={styles.sentTo}>
        {t('otp.sentTo', { length: codeLength, phone: view.sentTo })}{' '}
        <Button variant="link" size="small" onPress={onChangePhone}>
          {t('otp.changePhone')}
        </Button>
      </p>
      {problem && isShown && (
        <Note tone="negative" role="alert">
          {problem}
        </Note>
      )}
      {codesSent > 1 && !problem && !codeProblem && (
        <Note tone="positive" role="status">
          {t('otp.resent')}
        </Note>
      )}
      <CodeField
        ref={field}
        label={t('otp.label')}
        length={codeLength}
        error={codeProblem}
        describedBy={sentToId}
        read={readOneTimeCode}
        onChange={onChange}
      />
      <div className={styles.resend}>
        {view.canResend ? (
          <Button variant="link" onPress={onResend}>
            {t('otp.resend')}
          </Button>
        ) : (
          <>
            <p className={styles.wait}>{t('otp.resendIn', { seconds: view.secondsToResend })}</p>
            <TimeLine fraction={view.resendFraction} />
          </>
        )}
      </div>
      <Note tone="caution">{t('otp.warning')}</Note>
      <Button type="submit" variant="primary" size="large" isWide isBusy={view.isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
