import { Tabs } from 'radix-ui'
import { type ReactNode, useId, useState } from 'react'
import styles from './segmented-tabs.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Why the tab cannot be chosen; shown when somebody tries. */
  readonly disabledReason?: string | undefined
  /** Shown beside the reason, such as a link to the admin. */
  readonly disabledAside?: ReactNode
}

export interface SegmentedTabsProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  /** Whether the list of tabs is hidden, because no other tab can be chosen now. */
  readonly isListHidden?: boolean
  /** The content of the chosen tab. */
  readonly children: ReactNode
}

/** Tabs in a tray, 44 px high, with the panel of the chosen one. Arrow keys move the focus; Enter or Space chooses. */
export function SegmentedTabs<Value extends string>({
  label,
  segments,
  chosen,
  onChoose,
  isListHidden = false,
  children,
}: SegmentedTabsProps<Value>) {
  const id = useId()
  const [asked, setAsked] = useState('')
  const refused = segments.find(
    ({ disabledReason, value }) => value === asked && disabledReason !== undefined,
  )
  const choose = (value: string) => {
    const segment = segments.find((one) => one.value === value)
    setAsked(value)
    if (segment && segment.disabledReason === undefined) onChoose(segment.value)
  }
  const unlisted = isListHidden ? { role: undefined, 'aria-labelledby': undefined } : {}
  return (
    <Tabs.Root value={chosen} onValueChange={choose} activationMode="manual">
      {!isListHidden && (
        <>
          <Tabs.List className={styles.tray} aria-label={label}>
            {segments.map(({ value, label: name, disabledReason }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                className={styles.tab}
                aria-disabled={disabledReason === undefined ? undefined : true}
                aria-describedby={disabledReason === undefined ? undefined : id}
              >
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {segments.some(({ disabledReason }) => disabledReason !== undefined) && (
            <p id={id} role="status" className={styles.reason}>
              {refused && (
                <>
                  {refused.disabledReason}
                  {refused.disabledAside && <> {refused.disabledAside}</>}
                </>
              )}
            </p>
          )}
        </>
      )}
      <Tabs.Content value={chosen} className={styles.panel} tabIndex={-1} {...unlisted}>
        {children}
      </Tabs.Content>
    </Tabs.Root>
  )
}
