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
  /** Whether the address asks for it. */
  readonly isAsked: boolean
  /** Whether it is among what is searched for. */
  readonly isFound: boolean
}

/** A question that opens to its answer; opened, it is what the address asks for. */
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
    // Asked for by a press: nothing has to be opened or scrolled any more.
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
