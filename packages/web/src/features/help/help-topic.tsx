import { useEffect, useRef } from 'react'
import type { Entry } from './help.entries.ts'
import styles from './help.module.css'
import { HelpQuestion } from './help-question.tsx'

interface HelpTopicSectionProps {
  readonly title: string
  readonly entries: readonly (Entry & { readonly isFound: boolean })[]
  readonly askedQuestion: Entry['id'] | null
  /** If the address names this topic, how often a press has chosen it; otherwise null. */
  readonly asked: number | null
}

/** The questions of an area. */
export function HelpTopicSection({ asked, askedQuestion, entries, title }: HelpTopicSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (asked === null) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [asked])
  // Entries that do not match stay mounted but hidden, so that they keep whether they are open.
  return (
    <section className={styles.questions} hidden={!entries.some(({ isFound }) => isFound)}>
      <h2 ref={heading} tabIndex={-1} className={styles.topic}>
        {title}
      </h2>
      {entries.map((entry) => (
        <HelpQuestion
          key={entry.id}
          entry={entry}
          isAsked={entry.id === askedQuestion}
          isFound={entry.isFound}
        />
      ))}
    </section>
  )
}
