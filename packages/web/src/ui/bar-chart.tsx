import styles from './bar-chart.module.css'

export interface Bar {
  readonly key: string
  /** What the bar stands for and how much it is; shown when a pointer rests on it. */
  readonly text: string
  /** The label under the bar, if there is room. */
  readonly tick: string
  /** Not negative. */
  readonly value: number
}

export interface BarChartProps {
  /** The text alternative of the chart. */
  readonly label: string
  readonly bars: readonly Bar[]
  /** The value of the highest bar, as text. */
  readonly most: string
  /** The labels of the first and the last bar, or of the only one. */
  readonly ends: readonly string[]
}

/** With how many bars there is still room for a label under each on the narrowest phone. */
const maxTicks = 16

const height = 100
const gap = 0.3

/** A bar chart. A table must show the same figures, because the chart is only a picture. */
export function BarChart({ label, bars, most, ends }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <figure className={styles.chart}>
      <div aria-hidden="true" className={styles.most}>
        {most}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {bars.map(({ key, text, value }, index) => {
          const tall = (value / highest) * height
          return (
            <rect key={key} x={index + gap / 2} y={height - tall} width={1 - gap} height={tall}>
              <title>{text}</title>
            </rect>
          )
        })}
      </svg>
      {bars.length <= maxTicks && (
        <div aria-hidden="true" className={styles.ticks}>
          {bars.map(({ key, tick }) => (
            <span key={key}>{tick}</span>
          ))}
        </div>
      )}
      <div aria-hidden="true" className={styles.ends}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </figure>
  )
}
