import { useMessages } from '../../i18n/messages.provider.tsx'
import { CodeEntry } from './code-entry.tsx'
import type { StepProps } from './details-step.tsx'

/** The step of a registration that proves that the phone is the visitor's. */
export function CodeStep({ registration, view }: StepProps) {
  const { t } = useMessages('account')
  return (
    <CodeEntry
      flow={registration}
      view={view}
      isShown={view.step === 'code'}
      submitLabel={t('register.submit')}
      busyLabel={t('register.submitting')}
      onSubmit={() => registration.send({ type: 'registration.submit' })}
    />
  )
}
