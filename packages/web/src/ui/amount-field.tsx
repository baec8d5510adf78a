import { type Ref, useImperativeHandle, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldText } from './field-frame.tsx'
import { useSteadyCaret } from './use-steady-caret.ts'

export interface AmountFieldProps extends FieldText {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Which keypad a phone shows: whole baht only, or with decimals. */
  readonly inputMode?: 'numeric' | 'decimal'
  /** A button in the field that fills it with an amount. */
  readonly fill?:
    | { readonly text: string; readonly label: string; readonly onPress: () => void }
    | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** An amount of baht, 72 px high with a 32 px figure. The caret stays where the typing is. */
export function AmountField({
  label,
  limits,
  hint,
  error,
  correction,
  value,
  onChange,
  inputMode = 'numeric',
  fill,
  ref,
}: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const keepCaret = useSteadyCaret(input)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  return (
    <FieldFrame
      label={label}
      limits={limits}
      hint={hint}
      error={error}
      correction={correction}
      isLarge
    >
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
          {fill && (
            <Button size="small" label={fill.label} onPress={fill.onPress}>
              {fill.text}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  )
}
