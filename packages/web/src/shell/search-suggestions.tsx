import { type Game, gameName, providerTitle } from '@croupier/core/game'
import { useEffect } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import styles from './search-box.module.css'

export const optionId = (id: string, index: number) => `${id}-${index}`

export interface SearchSuggestionsProps {
  readonly id: string
  readonly suggestions: readonly Game[]
  readonly active: number | null
  readonly onTake: (index: number) => void
}

/** The suggestions below a search box, which itself handles the keys. */
export function SearchSuggestions({ id, suggestions, active, onTake }: SearchSuggestionsProps) {
  const { t, locale } = useMessages('games')
  useEffect(() => {
    if (active === null) return
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.offered}>
      {suggestions.map((game, index) => (
        <button
          key={game.id}
          type="button"
          tabIndex={-1}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // The box must keep the focus, or it would close before the press has ended.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          {game.picture !== null && (
            <img src={game.picture} alt="" width={36} height={48} className={styles.thumb} />
          )}
          <span className={styles.words}>
            <span className={styles.name}>{gameName(game, locale)}</span>
            <span className={styles.provider}>{providerTitle(game.provider)}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
