import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './data-table.module.css'
import { ScrollArea } from './scroll-area.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Column {
  readonly name: string
  /** Figures are aligned at the right, so that their digits line up. */
  readonly isFigure?: boolean
}

export interface DataTableProps {
  /** What the table is about; for screen readers, not shown. */
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** The totals in the last row. */
  readonly sums?: readonly ReactNode[]
}

/** Rows of figures; the first cell of each names it. */
export function DataTable({ caption, columns, rows, sums }: DataTableProps) {
  return (
    <ScrollArea label={caption}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ isFigure, name }) => (
              <th key={name} scope="col" className={classes(isFigure && styles.figure)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, key }) => (
            <Row key={key} columns={columns} cells={cells} />
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <Row columns={columns} cells={sums} />
          </tfoot>
        )}
      </table>
    </ScrollArea>
  )
}

interface RowProps {
  readonly columns: readonly Column[]
  readonly cells: readonly ReactNode[]
}

function Row({ columns, cells }: RowProps) {
  return (
    <tr>
      {columns.map(({ isFigure, name }, index) =>
        index === 0 ? (
          <th key={name} scope="row">
            {cells[index]}
          </th>
        ) : (
          <td key={name} className={classes(isFigure && styles.figure)}>
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  )
}
