import type { UsdtTarget } from '@croupier/core/usdt'
import { ChevronRight } from 'lucide'
import { QRCodeSVG } from 'qrcode.react'
import { useId } from 'react'
import { CopyButton } from '../../app/copy-button.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './address-card.module.css'
import type { RunningUsdtDeposit } from './use-usdt-deposit.ts'

interface AddressCardProps {
  readonly target: UsdtTarget
  readonly send: RunningUsdtDeposit['send']
}

/** The address for the coins, as a code and as text, with the rate. The network is named beside both. */
export function AddressCard({ target, send }: AddressCardProps) {
  const { t } = useMessages('usdt')
  const { chain, network, rate, whole } = target
  return (
    <Card>
      <div className={styles.card}>
        <p className={styles.rate}>
          <span className={styles.label}>{t('usdt.rateLabel')}</span>
          <b>{t('usdt.rate', { rate })}</b>
        </p>
        <div className={styles.code}>
          <QRCodeSVG
            value={whole}
            size={200}
            level="H"
            marginSize={0}
            fgColor="#10181a"
            aria-label={t('usdt.addressImage')}
          />
          <p className={styles.network}>{t('usdt.network.full', { network, chain })}</p>
        </div>
        <Address target={target} send={send} />
      </div>
    </Card>
  )
}

function Address({ target, send }: AddressCardProps) {
  const { t } = useMessages('usdt')
  const id = useId()
  const { groups, head, isWhole, tail, whole } = target
  return (
    <div className={styles.address}>
      <button
        type="button"
        className={styles.ends}
        aria-expanded={isWhole}
        aria-controls={isWhole ? id : undefined}
        aria-label={t('usdt.addressEnds', { head, tail })}
        title={t(isWhole ? 'usdt.showShort' : 'usdt.showWhole')}
        onClick={() =>
          send({ type: isWhole ? 'usdtDeposit.showShortAddress' : 'usdtDeposit.showWholeAddress' })
        }
      >
        <span>
          {head}
          <span className={styles.joiner}>…</span>
          {tail}
        </span>
        <Icon of={ChevronRight} size="small" className={styles.arrow} />
      </button>
      <CopyButton size="small" text={whole} label={t('usdt.copyAddress')}>
        {t('usdt.copy')}
      </CopyButton>
      {isWhole && (
        <p id={id} className={styles.whole}>
          {placed(groups).map(({ place, text }) => (
            <span key={place}>{text}</span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Two groups may be equal, so the place is part of the key. */
const placed = (groups: readonly string[]) => groups.map((text, place) => ({ place, text }))
