import { ChevronDown } from 'lucide'
import type { ReactNode, Ref } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import selectStyles from './select-field.module.css'

export interface SelectFieldProps extends FieldText {
  readonly name: string
  readonly value: string
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** Its choice is being submitted: it can be read and focused, but not changed. */
  readonly isReadOnly?: boolean
  /** Shown before the chosen option. */
  readonly leading?: ReactNode
  readonly ref?: Ref<HTMLSelectElement>
}

/** A choice among many options, with the device's own list. */
export function SelectField({
  label,
  limits,
  hint,
  error,
  correction,
  placeholder,
  options,
  onChange,
  leading,
  isReadOnly = false,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame label={label} limits={limits} hint={hint} error={error} correction={correction}>
      {(control) => (
        <>
          {leading}
          <select
            {...select}
            {...control}
            aria-readonly={isReadOnly || undefined}
            className={`${styles.input} ${selectStyles.select}`}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map(({ value, label }) => (
              <option key={value} value={value} disabled={isReadOnly && value !== select.value}>
                {label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="small" className={selectStyles.arrow} />
        </>
      )}
    </FieldFrame>
  )
}
