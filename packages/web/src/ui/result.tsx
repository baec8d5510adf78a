import { Check, Hourglass, type IconNode, X } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import styles from './result.module.css'

type ResultTone = 'positive' | 'caution' | 'negative'

const pictures: Readonly<Record<ResultTone, IconNode>> = {
  positive: Check,
  caution: Hourglass,
  negative: X,
}

/** The round picture that says at a glance how something ended. */
export function ResultSeal({ tone, icon }: { tone: ResultTone; icon?: IconNode }) {
  return (
    <span className={classes(styles.seal, styles[tone])}>
      <Icon of={icon ?? pictures[tone]} className={styles.picture} />
    </span>
  )
}

export interface ResultProps {
  readonly tone: ResultTone
  readonly title: string
  /** The heading's level in the page it stands on. */
  readonly level: 1 | 2
  /** Below the title: the amount. */
  readonly children?: ReactNode
  readonly titleRef?: Ref<HTMLHeadingElement>
  /** False where it only shows again what was said before. */
  readonly isAnnounced?: boolean
}

/** How something ended: seal, heading, amount. */
export function Result({
  tone,
  title,
  level,
  children,
  titleRef,
  isAnnounced = true,
}: ResultProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.result} role={isAnnounced ? 'status' : undefined}>
      <ResultSeal tone={tone} />
      <Heading ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.amount}>{children}</div>}
    </div>
  )
}
