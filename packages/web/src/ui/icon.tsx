import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'
import styles from './icon.module.css'

export interface IconProps {
  readonly of: LucideIcon
  /** 16, 20 (default) or 24 px. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
}

/** A picture beside words, or inside a control that has a name; it says nothing by itself. */
export function Icon({ of: Picture, size = 'medium', className }: IconProps) {
  return <Picture aria-hidden="true" className={classes(styles.icon, styles[size], className)} />
}
