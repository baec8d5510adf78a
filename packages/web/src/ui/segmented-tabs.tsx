import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './segmented-tabs.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SegmentedTabsProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** Tabs in a tray, 44 px high, with the panel of the chosen one. */
export function SegmentedTabs<Value extends string>({
  label,
  segments,
  chosen,
  onChoose,
  children,
}: SegmentedTabsProps<Value>) {
  const choose = (value: string) => {
    const segment = segments.find((one) => one.value === value)
    if (segment) onChoose(segment.value)
  }
  return (
    <Tabs.Root value={chosen} onValueChange={choose}>
      <Tabs.List className={styles.tray} aria-label={label}>
        {segments.map((segment) => (
          <Tabs.Trigger key={segment.value} value={segment.value} className={styles.tab}>
            {segment.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content key={chosen} value={chosen} className={styles.panel} tabIndex={-1}>
        {children}
      </Tabs.Content>
    </Tabs.Root>
  )
}
