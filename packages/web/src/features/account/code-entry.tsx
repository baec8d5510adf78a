import { type CodeEvent, type CodeView, readOneTimeCode } from '@croupier/core/registration'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Note } from '../../ui/note.tsx'
import { TimeLine } from '../../ui/time-line.tsx'
import formStyles from './account-form.module.css'
import styles from './code-entry.module.css'

export interface CodeEntryProps {
  /** The chart that asks for the code. */
  readonly flow: { send(event: CodeEvent): void }
  readonly view: CodeView & { readonly isBusy: boolean }
  /** Whether this step is shown. */
  readonly isShown: boolean
  readonly submitLabel: string
  /** The label while the code is being checked. */
  readonly busyLabel: string
  readonly onSubmit: () => void
}

/** The code that came by SMS. It gets the focus as soon as it can be typed, and whenever it is wrong. */
export function CodeEntry({
  flow,
  view,
  isShown,
  submitLabel,
  busyLabel,
  onSubmit,
}: CodeEntryProps) {
  const { t, ref } = useMessages('account')
  const { credentials } = useSite().app.services
  const field = useRef<HTMLInputElement>(null)
  const sentToId = useId()
  const { codeLength, codeProblem, codesSent, isAsking, isBusy, problem, refusedAttempts } = view
  const isChecking = isBusy && !isAsking

  // The form before was longer: without this the title would stay above the window.
  useEffect(() => {
    if (isShown) scrollTo(0, 0)
  }, [isShown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every refused attempt moves the focus to the field, though the effect does not read the count
  useEffect(() => {
    if (isShown && !isAsking) field.current?.focus()
  }, [isShown, isAsking, refusedAttempts])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const change = (digits: string) => {
    credentials.keepDraft('oneTimeCode', digits)
    flow.send({ type: 'oneTimeCode.change', digits: digits.length })
  }
  return (
    <form method="dialog" className={formStyles.form} noValidate onSubmit={submit}>
      <p id={sentToId} className={styles.sentTo}>
        {t('otp.sentTo', { length: codeLength, phone: view.sentTo })}{' '}
        <Button
          variant="link"
          size="small"
          isDisabled={isBusy}
          onPress={() => flow.send({ type: 'oneTimeCode.back' })}
        >
          {t('otp.changePhone')}
        </Button>
      </p>
      {problem && isShown && <ProblemNote problem={problem} />}
      {codesSent > 1 && !isAsking && !problem && !codeProblem && (
        <Note tone="positive" role="status">
          {t('otp.resent')}
        </Note>
      )}
      <CodeField
        ref={field}
        label={t('otp.label')}
        length={codeLength}
        error={codeProblem ? ref(codeProblem) : undefined}
        describedBy={sentToId}
        isReadOnly={isBusy}
        read={readOneTimeCode}
        onChange={change}
      />
      <div className={styles.resend}>
        {(view.canResend || isAsking) && (
          <Button
            variant="link"
            isBusy={isAsking}
            onPress={() => flow.send({ type: 'oneTimeCode.resend' })}
          >
            {isAsking ? t('otp.requesting') : t('otp.resend')}
          </Button>
        )}
        {view.secondsToResend > 0 && (
          <>
            <p className={styles.wait}>{t('otp.resendIn', { seconds: view.secondsToResend })}</p>
            <TimeLine fraction={view.resendFraction} />
          </>
        )}
      </div>
      <Note tone="caution">{t('otp.warning')}</Note>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isBusy={isChecking}
        isDisabled={isAsking}
      >
        {isChecking ? busyLabel : submitLabel}
      </Button>
    </form>
  )
}
