import styles from './closed-table.module.css'

/** The picture of every page that cannot be shown: cards laid aside and a chip at rest. */
export function ClosedTable({ label }: { label: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 216 150" role="img" aria-label={label}>
      <ellipse cx="108" cy="132" rx="100" ry="12" className={styles.shade} />
      <rect
        x="40"
        y="30"
        width="66"
        height="92"
        rx="9"
        transform="rotate(-9 40 30)"
        className={styles.back}
      />
      <g transform="rotate(7 104 20)">
        <rect x="104" y="20" width="70" height="98" rx="10" className={styles.face} />
        <path
          d="M139 43Q147 58 160 69Q147 80 139 95Q131 80 118 69Q131 58 139 43Z"
          className={styles.pip}
        />
      </g>
      <path d="M14 122h188" className={styles.edge} />
      <circle cx="30" cy="108" r="13" className={styles.chip} />
      <circle cx="30" cy="108" r="7.5" className={styles.ring} />
    </svg>
  )
}
