import type { UsdtChoice } from '@croupier/core/usdt'
import { useId } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { classes } from '../../ui/classes.ts'
import { ProviderTile } from '../../ui/provider-tile.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './network-choice.module.css'

interface NetworkChoiceProps {
  readonly choices: readonly UsdtChoice[]
  readonly onChoose: (id: string) => void
}

/** The networks that coins may be sent on, one of which is chosen. */
export function NetworkChoice({ choices, onChoose }: NetworkChoiceProps) {
  const { t } = useMessages('usdt')
  const group = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('usdt.network.choose')}</legend>
      <div className={styles.networks}>
        {choices.map((choice) => (
          <Network
            key={choice.id}
            group={group}
            choice={choice}
            onChoose={() => onChoose(choice.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface NetworkProps {
  readonly group: string
  readonly choice: UsdtChoice
  readonly onChoose: () => void
}

function Network({ group, choice, onChoose }: NetworkProps) {
  const { t, ref } = useMessages('usdt')
  const id = useId()
  const { accountName, bonusLabel, chain, disabledReason, isChosen, network, picture, rate } =
    choice
  return (
    <label className={classes(styles.network, disabledReason && styles.disabled)}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}facts`}
        checked={isChosen}
        disabled={disabledReason !== null}
        onChange={onChoose}
      />
      <span className={styles.head}>
        <span className={styles.mark}>
          {picture !== null && <ProviderTile letters={accountName.slice(0, 1)} picture={picture} />}
          <ProviderTile letters={network.slice(0, 1)} picture={choice.networkImage} />
        </span>
        <b id={`${id}name`}>{network}</b>
        {bonusLabel !== null && disabledReason === null && <Tag tone="brand">{bonusLabel}</Tag>}
      </span>
      <span id={`${id}facts`} className={styles.facts}>
        {disabledReason ? (
          ref(disabledReason)
        ) : (
          <>
            {chain !== null && <span>{t('usdt.network.chain', { chain })}</span>}
            {rate !== null && <span>{t('usdt.rate', { rate })}</span>}
            {accountName !== '' && <span>{accountName}</span>}
          </>
        )}
      </span>
    </label>
  )
}
