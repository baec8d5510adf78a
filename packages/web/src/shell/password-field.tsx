import { Eye, EyeOff } from 'lucide'
import { type Ref, useState } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Field } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'

export interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (password: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A password, which the field keeps to itself and shows on request. It can be pasted. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useMessages('member')
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? t('action.hidePassword') : t('action.showPassword')}
          icon={isShown ? EyeOff : Eye}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
