import { CircleCheck, CircleX, type IconNode, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './note.module.css'
import type { Tone } from './tone.ts'

const pictures: Readonly<Record<Tone, IconNode>> = {
  neutral: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: CircleX,
  info: Info,
}

export interface NoteProps {
  readonly tone?: Tone
  readonly icon?: IconNode | undefined
  /** The bold fact. */
  readonly title?: string
  /** The plain consequence. */
  readonly children?: ReactNode
  /** Announced when it appears: `alert` at once, `status` when the screen reader pauses. */
  readonly role?: 'alert' | 'status'
}

/** A tinted strip with one fact. */
export function Note({ tone = 'neutral', icon, title, children, role }: NoteProps) {
  return (
    <div className={classes(styles.note, styles[tone])} role={role}>
      <Icon of={icon ?? pictures[tone]} />
      <div className={styles.text}>
        {title && <b className={styles.title}>{title}</b>}
        {children}
      </div>
    </div>
  )
}
