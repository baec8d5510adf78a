import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { FlowFrame, type HeadButton } from './flow-frame.tsx'
import { rememberFocus } from './focus.ts'
import styles from './side-panel.module.css'

export interface SidePanelProps {
  /** The accessible name, and the title in its head. */
  readonly title: string
  readonly back?: HeadButton | undefined
  readonly close: HeadButton
  /** Whether something else is shown in its place for now: it stays mounted but hidden. */
  readonly isHidden?: boolean
  readonly children: ReactNode
}

/**
 * A panel of 440 px beside the page, below the header. It is not modal: the page stays usable. The focus moves
 * into it when it is mounted, and back when it is unmounted, unless it is in the page by then; Escape closes it.
 */
export function SidePanel({ title, back, close, isHidden = false, children }: SidePanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const { current: frame } = panel
    const restoreFocus = rememberFocus()
    heading.current?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      if (activeElement === document.body || frame?.contains(activeElement)) restoreFocus()
    }
  }, [])

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // An Escape that closes a dialog above is not meant for the panel.
    const isForDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key !== 'Escape' || event.defaultPrevented || isForDialog || isHidden) return
    // An Escape that closes the panel is not meant for a dialog that opens then.
    event.preventDefault()
    close.onPress()
  })
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [])

  return (
    <section
      ref={panel}
      hidden={isHidden}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.panel}
      data-side-panel={isHidden ? undefined : true}
    >
      <FlowFrame
        title={title}
        level={2}
        titleId={titleId}
        titleRef={heading}
        back={back}
        close={close}
        isPanel
      >
        {children}
      </FlowFrame>
    </section>
  )
}
