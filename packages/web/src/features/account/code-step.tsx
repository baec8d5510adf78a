import { useMessages } from '../../i18n/messages.provider.tsx'
import { CodeEntry } from './code-entry.tsx'
import type { StepProps } from './details-step.tsx'

/** The step of a registration that shows whose phone it is. */
export function CodeStep({ registration, view }: StepProps) {
  const { t } = useMessages('account')
  const { isBusy, screen, step } = view
  const busyLabel = screen === 'requestingCode' ? t('otp.requesting') : t('register.submitting')
  return (
    <CodeEntry
      flow={registration}
      view={view}
      isShown={step === 'code'}
      submitLabel={isBusy ? busyLabel : t('register.submit')}
      onSubmit={() => registration.send({ type: 'registration.submit' })}
    />
  )
}
