import { writeAddress } from '@croupier/core'
import { ChevronDown } from 'lucide'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useShownPage } from '../../app/use-shown-page.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Entry } from './help.entries.ts'
import styles from './help.module.css'

interface HelpQuestionProps {
  readonly entry: Entry
  /** Whether the address names it. */
  readonly isAsked: boolean
  /** Whether it matches the search. */
  readonly isFound: boolean
}

/** A question that unfolds its answer; the address names the question that was opened last. */
export function HelpQuestion({ entry, isAsked, isFound }: HelpQuestionProps) {
  const [, navigate] = useLocation()
  const address = useShownPage()?.address
  const element = useRef<HTMLDetailsElement>(null)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isAsked && !wasAsked.current && element.current) {
      element.current.open = true
      element.current.scrollIntoView({ block: 'nearest' })
    }
    wasAsked.current = isAsked
  }, [isAsked])
  const changeOpen = (isOpen: boolean) => {
    if (!address || !isOpen || isAsked) return
    // The member opened it by a press: it is already open and in sight.
    wasAsked.current = true
    const { locale, path, query } = address
    navigate(writeAddress(locale, path, { ...query, question: entry.id }), { replace: true })
  }
  return (
    <details
      ref={element}
      hidden={!isFound}
      className={styles.question}
      onToggle={(event) => changeOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {entry.question}
        <Icon of={ChevronDown} size="small" />
      </summary>
      {entry.answer.map((paragraph) => (
        <p key={paragraph} className={styles.answer}>
          {paragraph}
        </p>
      ))}
    </details>
  )
}
