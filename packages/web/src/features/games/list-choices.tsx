import {
  type GameListView,
  type GameSort,
  type GameTrait,
  gameSorts,
  highRtp,
  isNarrowed,
  providersOf,
  toggledTrait,
  traitsOf,
} from '@croupier/core/game-list'
import { useMemo } from 'react'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './list.page.module.css'

const sortWords = {
  default: 'game.sort.default',
  new: 'game.sort.new',
  hits: 'game.sort.hits',
  freespin: 'game.sort.freespin',
  'A-Z': 'game.sort.az',
} as const satisfies Record<GameSort, string>

const traitWords = {
  new: 'game.badge.new',
  hot: 'game.badge.hot',
  freespin: 'game.badge.freespin',
  highRtp: 'game.trait.highRtp',
  lowVolatility: 'game.trait.lowVolatility',
  mediumVolatility: 'game.trait.mediumVolatility',
  highVolatility: 'game.trait.highVolatility',
} as const satisfies Record<GameTrait, string>

const everything = { provider: null, traits: [] } as const

export interface ListChoicesProps {
  readonly view: GameListView
  readonly count: number
  readonly onChoose: (choice: Partial<GameListView['choice']>) => void
}

/** How a list is sorted, what it is narrowed to, and how many games it has. */
export function ListChoices({ view, count, onChoose }: ListChoicesProps) {
  const { t } = useMessages('games')
  const { choice, games } = view
  const { provider, traits } = choice
  const providers = useMemo(() => providersOf(games), [games])
  const offered = useMemo(() => traitsOf(games, traits), [games, traits])
  return (
    <div className={styles.filters}>
      {offered.length > 0 && (
        <FilterChips
          label={t('game.list.traits')}
          chips={offered.map((trait) => ({
            key: trait,
            label: t(traitWords[trait], { rtp: highRtp }),
            isPressed: traits.includes(trait),
            onPress: () => onChoose({ traits: toggledTrait(traits, trait) }),
          }))}
        />
      )}
      {(providers.length > 1 || provider !== null) && (
        <FilterChips
          label={t('game.list.provider')}
          chips={providers.map(({ key, title }) => ({
            key,
            label: title,
            isPressed: key === provider,
            onPress: () => onChoose({ provider: key === provider ? null : key }),
          }))}
        />
      )}
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
        <p role="status" className={styles.count}>
          {t('game.list.count', { count })}
        </p>
        {isNarrowed(choice) && (
          <Button variant="quiet" onPress={() => onChoose(everything)}>
            {t('game.list.showAll')}
          </Button>
        )}
      </div>
    </div>
  )
}
