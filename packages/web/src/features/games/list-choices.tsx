import { type GameListView, type GameSort, gameSorts, providersOf } from '@croupier/core/game-list'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './list.page.module.css'

const sortWords = {
  default: 'game.sort.default',
  new: 'game.sort.new',
  hits: 'game.sort.hits',
  freespin: 'game.sort.freespin',
  'A-Z': 'game.sort.az',
} as const satisfies Record<GameSort, string>

const everyProvider = 'all'

export interface ListChoicesProps {
  readonly view: GameListView
  readonly count: number
  readonly onChoose: (choice: Partial<GameListView['choice']>) => void
}

/** How a list is sorted, whose games it has, and how many there are. */
export function ListChoices({ view, count, onChoose }: ListChoicesProps) {
  const { t } = useMessages('games')
  const { choice, games } = view
  const providers = useMemo(() => providersOf(games), [games])
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('game.sort.label')}
        name="sort"
        value={choice.sort}
        placeholder={t('game.sort.label')}
        options={gameSorts.map((sort) => ({ value: sort, label: t(sortWords[sort]) }))}
        onChange={(value) =>
          onChoose({ sort: gameSorts.find((sort) => sort === value) ?? 'default' })
        }
      />
      <SelectField
        label={t('game.list.provider')}
        name="provider"
        value={choice.provider ?? everyProvider}
        placeholder={t('game.list.provider')}
        options={[
          { value: everyProvider, label: t('game.list.allProviders') },
          ...providers.map(({ key, title }) => ({ value: key, label: title })),
        ]}
        onChange={(value) => onChoose({ provider: value === everyProvider ? null : value })}
      />
      <p role="status" className={styles.count}>
        {t('game.list.count', { count })}
      </p>
    </div>
  )
}
