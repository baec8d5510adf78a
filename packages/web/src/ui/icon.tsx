import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classes } from './classes.ts'
import styles from './icon.module.css'

export interface IconProps {
  readonly of: IconNode
  /** 16, 20 (default) or 24 px. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
}

/** A decorative picture beside words, or inside a control that has a name. */
export function Icon({ of: shapes, size = 'medium', className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classes(styles.icon, styles[size], className)}
    >
      {createElement(
        'g',
        null,
        ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
      )}
    </svg>
  )
}
