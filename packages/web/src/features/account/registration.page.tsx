import { registrationView } from '@croupier/core/registration'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Steps } from '../../ui/steps.tsx'
import { AccountPage, FormSkeleton } from './account-page.tsx'
import { CodeStep } from './code-step.tsx'
import { DetailsStep } from './details-step.tsx'

/** So many rows keep the content below the form outside the window while it loads. */
const detailsRows = 10

const stepNumbers = { details: 0, code: 1 } as const

/** The page where a visitor becomes a member, in steps. */
export function RegistrationPage() {
  const { t } = useMessages('account')
  const registration = useFlow('registration')
  const view = useView(registration, registrationView)
  const isCode = view?.step === 'code'
  return (
    <AccountPage
      steps={
        <Steps
          label={t('register.steps')}
          steps={[t('register.step.details'), t('register.step.phone'), t('register.step.done')]}
          current={stepNumbers[view?.step ?? 'details']}
        />
      }
      title={isCode ? t('otp.title') : t('register.title')}
      intro={isCode ? undefined : t('register.intro')}
    >
      {registration && view ? (
        <div data-flow="registration" data-screen={view.screen}>
          {/* Hidden, not unmounted: what was typed stays, the password too. */}
          <div hidden={isCode}>
            <DetailsStep registration={registration} view={view} />
          </div>
          <div hidden={!isCode}>
            <CodeStep key={view.codesSent} registration={registration} view={view} />
          </div>
        </div>
      ) : (
        <FormSkeleton rows={detailsRows} />
      )}
    </AccountPage>
  )
}
