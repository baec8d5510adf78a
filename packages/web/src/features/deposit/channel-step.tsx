import type { ChannelOption } from '@croupier/core/deposit'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ContactLink } from '../../shell/contact-link.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { OptionRow } from '../../ui/option-row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './channel-step.module.css'
import { ChannelTile } from './channel-tile.tsx'
import type { RunningDeposit } from './use-deposit.ts'

/** The choice among the member's ways to deposit. */
export function ChannelStep({ deposit: { view, send } }: { deposit: RunningDeposit }) {
  const { t } = useMessages('deposit')
  const options = view.optionGroups.flatMap((group) => group.options)
  const hasDisabled = options.some(({ limits }) => limits === null)
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
          <div className={styles.groups}>
            {view.optionGroups.map(({ isTransfer, options }) => (
              <section key={String(isTransfer)}>
                <h3 className={styles.group}>
                  {isTransfer ? t('deposit.channel.groupTransfer') : t('deposit.channel.groupScan')}
                </h3>
                <div className={styles.options}>
                  {options.map((option) => (
                    <Option
                      key={option.key}
                      option={option}
                      onChoose={() => send({ type: 'deposit.chooseChannel', key: option.key })}
                    />
                  ))}
                </div>
              </section>
            ))}
            {hasDisabled && <ContactLink />}
          </div>
        </Sheet>
      )}
    </>
  )
}

function Option({ option, onChoose }: { option: ChannelOption; onChoose: () => void }) {
  const { t } = useMessages('deposit')
  const bankName = useBankName()
  const { bankId, bonusLabel, limits, name } = option
  const provider =
    bankId === null ? option.provider : bankName(bankId, option.provider ?? option.name)
  return (
    <OptionRow
      isRaised
      tile={<ChannelTile option={option} />}
      name={name}
      tag={bonusLabel && <Tag tone="brand">{bonusLabel}</Tag>}
      {...(limits
        ? {
            description:
              provider === null
                ? t('deposit.channel.range', rangeOf(limits))
                : t('deposit.channel.providerRange', { provider, ...rangeOf(limits) }),
          }
        : { disabledReason: t('deposit.channel.disabled') })}
      onPress={onChoose}
    />
  )
}

function rangeOf({ min, max }: NonNullable<ChannelOption['limits']>) {
  return { min: { satang: min }, max: { satang: max } }
}
