import type { ChannelOption } from '@croupier/core/deposit'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { OptionRow } from '../../ui/option-row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './channel-step.module.css'
import { ChannelTile } from './channel-tile.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** The choice among the member's ways to deposit. */
export function ChannelStep({ deposit: { view, send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  return (
    <>
      <OptionRow
        name={t('deposit.channel.choose')}
        onPress={() => send({ type: 'deposit.openPicker' })}
      />
      {view.isPickerOpen && (
        <Sheet
          title={t('deposit.channel.choose')}
          closeLabel={t('action.close')}
          onClose={() => send({ type: 'deposit.closePicker' })}
        >
          <p className={styles.group}>{t('deposit.channel.groupScan')}</p>
          <div className={styles.options}>
            {view.options.map((option) => (
              <Option
                key={option.key}
                option={option}
                onChoose={() => send({ type: 'deposit.chooseChannel', key: option.key })}
              />
            ))}
          </div>
        </Sheet>
      )}
    </>
  )
}

function Option({ option, onChoose }: { option: ChannelOption; onChoose: () => void }) {
  const { t } = useMessages('deposit')
  const { kind, name, limits, bonusLabel } = option
  return (
    <OptionRow
      isRaised
      tile={<ChannelTile kind={kind} />}
      name={name}
      tag={bonusLabel && <Tag tone="brand">{bonusLabel}</Tag>}
      {...(limits
        ? {
            description: t('deposit.channel.range', {
              min: { satang: limits.min },
              max: { satang: limits.max },
            }),
          }
        : { disabledReason: t('deposit.channel.disabled') })}
      onPress={onChoose}
    />
  )
}
