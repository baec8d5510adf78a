import styles from './spinner.module.css'

/** Turns while something is pending. The words beside it say what. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" className={styles.track} />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </svg>
  )
}
