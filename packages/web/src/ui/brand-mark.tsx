import styles from './brand-mark.module.css'

/** The mark: a chip seen edge-on as a C, with a card pip in its opening. The name stands beside it. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M24.9 7.1A12.6 12.6 0 1 0 24.9 24.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path
        d="M24.2 10.2Q26.6 14 30 16Q26.6 18 24.2 21.8Q21.8 18 18.4 16Q21.8 14 24.2 10.2Z"
        fill="currentColor"
      />
    </svg>
  )
}
