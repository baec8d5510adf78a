import { siteView } from '@croupier/core'
import type { PayoutPasswordView } from '@croupier/core/payout'
import { useEffect, useRef } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { ContactLinkFor } from './contact-link.tsx'
import { PasswordField } from './password-field.tsx'

interface PayoutPasswordProps {
  readonly view: PayoutPasswordView
  readonly onChange: (isFilled: boolean) => void
}

/** The password that confirms a payout. After each refusal it is empty and gets the focus. */
export function PayoutPasswordField({ view, onChange }: PayoutPasswordProps) {
  const { t, ref } = useMessages('withdraw')
  const { actor, services } = useSite().app
  const username = useView(actor, siteView)?.username
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, problem, refusedAttempts } = view
  useEffect(() => {
    if (refusedAttempts > 0) field.current?.focus()
  }, [refusedAttempts])
  return (
    <>
      {/* Tells password managers whose password is meant. */}
      <input hidden readOnly autoComplete="username" name="username" value={username ?? ''} />
      <PasswordField
        key={refusedAttempts}
        ref={field}
        label={t('payout.password.label')}
        name="current-password"
        autoComplete="current-password"
        hint={t('payout.password.hint')}
        error={problem ? ref(problem) : undefined}
        isReadOnly={isBusy}
        onChange={(password) => {
          services.credentials.keepDraft('payout.password', password)
          onChange(password !== '')
        }}
      />
      {problem && <ContactLinkFor message={problem} />}
    </>
  )
}
