import { TriangleAlert } from 'lucide'
import { type Ref, useId, useState } from 'react'
import { classes } from './classes.ts'
import styles from './code-field.module.css'
import { Icon } from './icon.tsx'

export interface CodeFieldProps {
  readonly label: string
  readonly length: number
  readonly error?: string | undefined
  /** Ids of further elements that describe the field. */
  readonly describedBy?: string
  /** Returns the digits of a typed or pasted text. */
  readonly read: (text: string) => string
  readonly onChange: (digits: string) => void
  /** Its digits are being checked: they can be read, and nothing changes them. */
  readonly isReadOnly?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * A code of digits, with a box for each. It is a single field, so that the code can be pasted, filled in from the
 * SMS by the device and read aloud as a whole; the field keeps its text itself.
 */
export function CodeField({
  label,
  length,
  error,
  describedBy,
  read,
  onChange,
  isReadOnly = false,
  ref,
}: CodeFieldProps) {
  const id = useId()
  const [digits, setDigits] = useState('')
  const boxes = Array.from({ length }, (_, index) => index)
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classes(styles.boxes, error && styles.wrong)}>
        {boxes.map((index) => (
          <span
            key={index}
            className={classes(
              styles.box,
              index === Math.min(digits.length, length - 1) && styles.current,
            )}
            aria-hidden="true"
          >
            {digits[index]}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={digits}
          readOnly={isReadOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(describedBy, error && `${id}error`) || undefined}
          onChange={(event) => {
            if (isReadOnly) return
            const typed = read(event.currentTarget.value)
            setDigits(typed)
            onChange(typed)
          }}
        />
      </div>
      {error && (
        <div className={styles.note} role="alert">
          <Icon of={TriangleAlert} size="small" />
          <span id={`${id}error`}>{error}</span>
        </div>
      )}
    </div>
  )
}
