import type { Ref } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame.tsx'

export interface AmountFieldProps extends FieldText {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Which keypad a phone shows: whole baht only, or with decimals. */
  readonly inputMode?: 'numeric' | 'decimal'
  readonly ref?: Ref<HTMLInputElement>
}

/** An amount of baht, 72 px high with a 32 px figure. */
export function AmountField({
  label,
  limits,
  hint,
  error,
  mend,
  value,
  onChange,
  inputMode = 'numeric',
  ref,
}: AmountFieldProps) {
  return (
    <FieldFrame label={label} limits={limits} hint={hint} error={error} mend={mend} isLarge>
      {(control) => (
        <>
          <span className={styles.currency} aria-hidden="true">
            ฿
          </span>
          <input
            ref={ref}
            {...control}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </>
      )}
    </FieldFrame>
  )
}
