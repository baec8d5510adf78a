import type { ReactNode, Ref } from 'react'
import styles from './flow-mark.module.css'

export interface FlowMarkProps {
  readonly flow: string
  readonly screen: string
  readonly partRef?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Names a flow and its screen for whoever looks at the page from outside. */
export function FlowMark({ flow, screen, partRef, children }: FlowMarkProps) {
  return (
    <div ref={partRef} className={styles.mark} data-flow={flow} data-screen={screen}>
      {children}
    </div>
  )
}
