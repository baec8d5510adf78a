import styles from './bar-chart.module.css'

export interface Bar {
  readonly key: string
  /** What the bar stands for and how much it is; shown when a pointer rests on it. */
  readonly text: string
  /** What stands under it where there is room. */
  readonly tick: string
  /** Not negative. */
  readonly value: number
}

export interface BarChartProps {
  /** What the chart shows, in place of the picture. */
  readonly label: string
  readonly bars: readonly Bar[]
  /** How much the highest bar is. */
  readonly most: string
  /** The first and the last bar, or the only one. */
  readonly ends: readonly string[]
}

/** How many bars have room for a word under each, on the narrowest phone. */
const mostTicks = 16

const height = 100
const gap = 0.3

/** Bars beside one another. What they say stands in a table, too: the picture adds nothing but the view. */
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
      {bars.length <= mostTicks && (
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
