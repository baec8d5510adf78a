import type { DepositScreen } from '@croupier/core/deposit'
import type { ReactNode } from 'react'
import styles from './deposit-mark.module.css'

/** Names the flow and its screen for whoever looks at the page from outside. */
export function DepositMark({ screen, children }: { screen: DepositScreen; children: ReactNode }) {
  return (
    <div className={styles.mark} data-flow="deposit" data-screen={screen}>
      {children}
    </div>
  )
}
