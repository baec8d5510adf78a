import { useMessages } from '../../i18n/messages.provider.tsx'
import { OptionRow } from '../../ui/option-row.tsx'
import { ChannelTile } from './channel-tile.tsx'
import styles from './chosen-channel.module.css'
import type { RunningDeposit } from './use-deposit.ts'

/** The channel of the deposit, and a button to choose another one. */
export function ChosenChannel({ deposit: { view, send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const { chosen, transfer } = view
  if (!chosen) return null
  const tile = <ChannelTile option={chosen} />
  const speed =
    chosen.kind === 'bankTransfer'
      ? t('deposit.channel.speedNote', { minutes: transfer.creditMinutes })
      : t('deposit.channel.automatic')
  return view.canChangeChannel ? (
    <OptionRow
      tile={tile}
      name={chosen.name}
      description={speed}
      trailing={<span className={styles.change}>{t('deposit.channel.change')}</span>}
      onPress={() => send({ type: 'deposit.openPicker' })}
    />
  ) : (
    <OptionRow
      tile={tile}
      name={chosen.name}
      description={view.options.length === 1 ? t('deposit.channel.only') : speed}
    />
  )
}
