import { classes } from '../../ui/classes.ts'
import styles from './affiliate.module.css'

interface FigureListProps {
  /** The figures with their names. */
  readonly figures: readonly (readonly [name: string, value: string])[]
}

/** The figures that members look for first. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className={classes(styles.figures, figures.length > 2 && styles.manyFigures)}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
