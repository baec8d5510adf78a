import { tabProblems, transferTabs } from '@croupier/core/transfer-panel'
import { Part } from '../../app/part.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLinkFor } from '../../shell/contact-link.tsx'
import { RunningOffer } from '../../shell/running-offer.tsx'
import { SegmentedTabs } from '../../ui/segmented-tabs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tabParts } from './tab.parts.ts'
import styles from './transfer-tabs.module.css'
import type { OpenTransfer } from './use-transfer.ts'

/** The tabs of the money flows with the content of the chosen one. */
export function TransferTabs({ transfer: { tab, parts, screen } }: { transfer: OpenTransfer }) {
  const { t, ref } = useMessages('member')
  const problems = useView(useFlow('profile'), tabProblems) ?? {}
  const panel = useFlow('transferPanel')
  const isAlone = screen in parts.alone
  return (
    <>
      {!isAlone && <RunningOffer as="offerStatus" />}
      <SegmentedTabs
        label={t('transfer.tabs')}
        segments={transferTabs.map((value) => {
          const problem = problems[value]
          return {
            value,
            label: t(tabParts[value].label),
            disabledReason: problem && ref(problem),
            disabledAside: problem && <ContactLinkFor message={problem} />,
          }
        })}
        chosen={tab}
        onChoose={(chosen) => panel?.send({ type: 'transferPanel.selectTab', tab: chosen })}
        isListHidden={isAlone}
      >
        <Part isNeeded name={parts.screen} whileLoading={<TabShape />} />
      </SegmentedTabs>
    </>
  )
}

function TabShape() {
  return (
    <div className={styles.shape}>
      <Skeleton shape="row" />
      <Skeleton shape="line" />
      <Skeleton shape="row" />
    </div>
  )
}
