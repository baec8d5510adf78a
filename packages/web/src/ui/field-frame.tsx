import { TriangleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export interface FieldText {
  readonly label: string
  /** Shown at the right of the label: which values are accepted. */
  readonly limits?: string | undefined
  readonly hint?: string | undefined
  /** What is wrong and how to correct it. */
  readonly error?: string | undefined
  /** A button that corrects the error. */
  readonly correction?: { readonly label: string; readonly onPress: () => void } | undefined
}

export interface ControlAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldText {
  readonly isLarge?: boolean
  readonly children: (control: ControlAttributes) => ReactNode
}

/** Label, limits, control, hint and error of a field, tied together for assistive technology. */
export function FieldFrame({
  label,
  limits,
  hint,
  error,
  correction,
  isLarge = false,
  children,
}: FieldFrameProps) {
  const id = useId()
  const limitsId = `${id}limits`
  const noteId = `${id}note`
  const note = error ?? hint
  const describedBy = classes(limits && limitsId, note && noteId)
  return (
    <div>
      <div className={styles.heading}>
        <label htmlFor={id}>{label}</label>
        {limits && (
          <span id={limitsId} className={styles.limits}>
            {limits}
          </span>
        )}
      </div>
      <div className={classes(styles.frame, isLarge && styles.large, error && styles.wrong)}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
      </div>
      {error && (
        <div className={styles.note} role="alert">
          <Icon of={TriangleAlert} size="small" className={styles.errorIcon} />
          <span id={noteId} className={styles.error}>
            {error}
          </span>
          {correction && (
            <Button variant="link" size="small" onPress={correction.onPress}>
              {correction.label}
            </Button>
          )}
        </div>
      )}
      {!error && hint && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
