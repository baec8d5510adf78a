import type { ReactNode, Ref } from 'react'
import styles from './flow-mark.module.css'

export interface FlowMarkProps {
  readonly flow: string
  readonly screen: string
  readonly partRef?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Marks an element with the names of its flow and screen, for tests and other tools. */
export function FlowMark({ flow, screen, partRef, children }: FlowMarkProps) {
  return (
    <div ref={partRef} className={styles.mark} data-flow={flow} data-screen={screen}>
      {children}
    </div>
  )
}
