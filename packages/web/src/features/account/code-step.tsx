import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { CodeEntry } from './code-entry.tsx'
import type { StepProps } from './details-step.tsx'

/** The step of a registration that shows whose phone it is. */
export function CodeStep({ registration, view }: StepProps) {
  const { t, ref } = useMessages('account')
  const { credentials } = useSite().app.services
  const { codeProblem, isBusy, problem, screen, step } = view
  const busyLabel = screen === 'requestingCode' ? t('otp.requesting') : t('register.submitting')
  return (
    <CodeEntry
      view={view}
      isShown={step === 'code'}
      problem={problem ? ref(problem) : undefined}
      codeProblem={codeProblem ? ref(codeProblem) : undefined}
      submitLabel={isBusy ? busyLabel : t('register.submit')}
      onChange={(digits) => {
        credentials.keepDraft('registration.code', digits)
        registration.send({ type: 'registration.changeCode', digits: digits.length })
      }}
      onSubmit={() => registration.send({ type: 'registration.submit' })}
      onResend={() => registration.send({ type: 'registration.resend' })}
      onChangePhone={() => registration.send({ type: 'registration.changePhone' })}
    />
  )
}
