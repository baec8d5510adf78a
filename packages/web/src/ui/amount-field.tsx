import { type Ref, useImperativeHandle, useRef } from 'react'
import styles from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { useSteadyCaret } from './use-steady-caret.ts'

export interface AmountFieldProps extends FieldText {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Which keypad a phone shows: whole baht only, or with decimals. */
  readonly inputMode?: 'numeric' | 'decimal'
  readonly ref?: Ref<HTMLInputElement>
}

/** An amount of baht, 72 px high with a 32 px figure. The caret stays where the typing is. */
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
  const input = useRef<HTMLInputElement>(null)
  const keepCaret = useSteadyCaret(input)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  return (
    <FieldFrame label={label} limits={limits} hint={hint} error={error} mend={mend} isLarge>
      {(control) => (
        <>
          <span className={styles.currency} aria-hidden="true">
            ฿
          </span>
          <input
            ref={input}
            {...control}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            className={styles.input}
            value={value}
            onChange={(event) => {
              keepCaret(event.currentTarget)
              onChange(event.currentTarget.value)
            }}
          />
        </>
      )}
    </FieldFrame>
  )
}
