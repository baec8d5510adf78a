import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame.tsx'

export interface FieldProps extends FieldText {
  /** Without it the field is uncontrolled and keeps its text itself, as a field for a secret must. */
  readonly value?: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Its text is being submitted: it can be read and focused, and nothing changes it. */
  readonly isReadOnly?: boolean
  readonly type?: 'text' | 'password' | 'search' | 'tel' | 'date'
  /** The last day that can be picked, of a field for a date. */
  readonly max?: string
  /** Which keypad a phone shows. */
  readonly inputMode?: 'numeric' | 'tel'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly autoCapitalize?: 'none' | 'sentences'
  readonly name?: string
  /** A button inside the frame at the right, such as show the password, or clear. */
  readonly trailing?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text, 52 px high. */
export function Field({
  label,
  limits,
  hint,
  error,
  correction,
  value,
  onChange,
  trailing,
  type = 'text',
  autoCapitalize = 'none',
  isReadOnly = false,
  ...input
}: FieldProps) {
  return (
    <FieldFrame label={label} limits={limits} hint={hint} error={error} correction={correction}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            type={type}
            className={styles.input}
            value={value}
            readOnly={isReadOnly}
            autoCapitalize={autoCapitalize}
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => {
              // Password managers fill in fields even if they are read-only.
              if (!isReadOnly) onChange(event.currentTarget.value)
            }}
          />
          {trailing}
        </>
      )}
    </FieldFrame>
  )
}
