import styles from './filter-chips.module.css'

export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly isPressed: boolean
  readonly onPress: () => void
}

export interface FilterChipsProps {
  /** What the chips filter by. */
  readonly label: string
  readonly chips: readonly FilterChip[]
}

/** Filters that are switched on and off: in one line that is swiped on a phone, in several on wider screens. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are buttons
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map(({ isPressed, key, label: name, onPress }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isPressed}
          className={styles.chip}
          onClick={onPress}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
