import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AddressCard } from './address-card.tsx'
import { BalanceWatch } from './balance-watch.tsx'
import { GuideRow } from './guide-row.tsx'
import { NetworkChoice } from './network-choice.tsx'
import styles from './usdt-tab.module.css'
import { type RunningUsdtDeposit, useUsdtDeposit } from './use-usdt-deposit.ts'

/** What the tab for USDT shows. */
export function UsdtTab() {
  const deposit = useUsdtDeposit()
  const part = useKeptFocus<HTMLDivElement>(deposit?.view.screen ?? 'checking')
  return (
    <div ref={part} className={styles.body}>
      {drawScreen(deposit)}
    </div>
  )
}

function drawScreen(deposit: RunningUsdtDeposit | null): ReactNode {
  switch (deposit?.view.screen) {
    case undefined:
    case 'checking':
      return <Checking />
    case 'disabled':
      return deposit && <Disabled deposit={deposit} />
    case 'choosingNetwork':
    case 'showingAddress':
      return deposit && <Networks deposit={deposit} />
  }
}

function Checking() {
  const { t } = useMessages('usdt')
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('usdt.checking')}</VisuallyHidden>
      </div>
      <Skeleton shape="row" />
      <Skeleton shape="card" />
    </>
  )
}

function Disabled({ deposit: { view, send } }: { deposit: RunningUsdtDeposit }) {
  const { t } = useMessages('usdt')
  return (
    <>
      {view.disabledReason && (
        <ProblemNote problem={view.disabledReason} tone="caution" role="status" />
      )}
      {view.canRetry && (
        <Button size="large" isWide onPress={() => send({ type: 'usdtDeposit.retry' })}>
          {t('action.tryAgain')}
        </Button>
      )}
    </>
  )
}

/** The networks stay on the screen with the address: another one is a press away. */
function Networks({ deposit }: { deposit: RunningUsdtDeposit }) {
  const { t, rich } = useMessages('usdt')
  const { choices, rise, target } = deposit.view
  const canChoose = !target && choices.some(({ disabledReason }) => disabledReason === null)
  return (
    <>
      {(choices.length > 1 || target === null) && (
        <NetworkChoice
          choices={choices}
          onChoose={(id) => deposit.send({ type: 'usdtDeposit.chooseNetwork', id })}
        />
      )}
      {target && (
        <>
          <AddressCard target={target} send={deposit.send} />
          <Note tone="caution">
            {rich('usdt.warning', { network: target.network, chain: target.chain })}
          </Note>
          <BalanceWatch rise={rise} />
        </>
      )}
      {choices.some(({ disabledReason }) => disabledReason !== null) && <ContactLink />}
      {canChoose && <p className={styles.hint}>{t('usdt.noAmount')}</p>}
      <GuideRow />
    </>
  )
}
