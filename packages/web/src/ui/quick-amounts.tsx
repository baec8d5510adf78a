import { classes } from './classes.ts'
import styles from './quick-amounts.module.css'

export interface QuickAmount {
  /** The text for the amount field. */
  readonly value: string
  readonly label: string
}

export interface QuickAmountsProps {
  readonly label: string
  readonly amounts: readonly QuickAmount[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** Amounts to press instead of typing: three in a row on a phone; four where there is room, or where there are four. */
export function QuickAmounts({ label, amounts, chosen, onChoose }: QuickAmountsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are buttons beside one
    <div className={styles.amounts} role="group" aria-label={label}>
      {amounts.map(({ value, label: text }) => (
        <button
          key={value}
          type="button"
          className={classes(styles.amount, value === chosen && styles.chosen)}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
