import type { HelpTopic } from '@croupier/core/help'
import { useEffect, useRef } from 'react'
import { focusInSight } from '../../ui/focus.ts'
import type { Entry } from './help.entries.ts'
import styles from './help.module.css'
import { HelpQuestion } from './help-question.tsx'

interface HelpTopicSectionProps {
  readonly topic: HelpTopic
  readonly title: string
  readonly entries: readonly Entry[]
  readonly askedQuestion: Entry['id'] | null
  /** Whether the address asks for all of it. */
  readonly isAsked: boolean
}

/** The questions of an area. */
export function HelpTopicSection(props: HelpTopicSectionProps) {
  const { askedQuestion, entries, isAsked, title, topic } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAsked && heading.current) focusInSight(heading.current)
  }, [isAsked])
  if (entries.length === 0) return null
  return (
    <section>
      <h2 ref={heading} id={topicId(topic)} tabIndex={-1} className={styles.topic}>
        {title}
      </h2>
      {entries.map((entry) => (
        <HelpQuestion key={entry.id} entry={entry} isAsked={entry.id === askedQuestion} />
      ))}
    </section>
  )
}

/** Leads to an area, also where the address has asked for it before. */
export function showTopic(topic: HelpTopic): void {
  const heading = document.getElementById(topicId(topic))
  if (heading) focusInSight(heading)
}

function topicId(topic: HelpTopic): string {
  return `help-${topic}`
}
