import { leastSearchLength, searchBoxView } from '@croupier/core/game-search'
import { Search, X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './search-box.module.css'
import { optionId, SearchSuggestions } from './search-suggestions.tsx'
import { useEarlySearch } from './use-early-search.ts'

const closed = { text: '', suggestions: [], active: null, isTooShort: false } as const

/** A box to search for games: it suggests games while the user types, and Enter opens the results. */
export function SearchBox({ isInMenu = false }: { isInMenu?: boolean }) {
  const { t } = useMessages('games')
  const { app } = useSite()
  const flow = useFlow('gameSearch')
  const view = useView(flow, searchBoxView)
  const early = useEarlySearch(flow)
  const [hasFocus, setFocus] = useState(false)
  const id = useId()
  useEffect(() => app.actor.send({ type: 'gameSearch.requested' }), [app.actor])

  const { active, isTooShort, suggestions, text } = view ?? { ...closed, text: early.text }
  const isOpen = hasFocus && suggestions.length > 0
  const type = (typed: string) =>
    flow ? flow.send({ type: 'gameSearch.type', text: typed }) : early.type(typed)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') flow?.send({ type: 'gameSearch.close' })
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    flow?.send({ type: 'gameSearch.move', by: event.key === 'ArrowDown' ? 1 : -1 })
  }

  return (
    <search className={styles.search}>
      <form
        method="dialog"
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault()
          if (flow) flow.send({ type: 'gameSearch.submit' })
          else early.submit()
        }}
      >
        <Icon of={Search} />
        <input
          type="search"
          className={styles.input}
          aria-label={t(isInMenu ? 'search.inMenu' : 'header.searchGames')}
          aria-autocomplete="list"
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen && active !== null ? optionId(id, active) : undefined}
          aria-describedby={isTooShort ? `${id}-hint` : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setFocus(true)}
          onBlur={() => {
            setFocus(false)
            flow?.send({ type: 'gameSearch.close' })
          }}
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('search.clear')}
            onClick={() => type('')}
          >
            <Icon of={X} size="small" />
          </button>
        )}
      </form>
      <div role="status">
        {hasFocus && isTooShort && (
          <p id={`${id}-hint`} className={styles.hint}>
            {t('search.tooShort', { min: leastSearchLength })}
          </p>
        )}
        {isOpen && (
          <VisuallyHidden>{t('search.suggested', { count: suggestions.length })}</VisuallyHidden>
        )}
      </div>
      {isOpen && (
        <SearchSuggestions
          id={id}
          suggestions={suggestions}
          active={active}
          onTake={(index) => flow?.send({ type: 'gameSearch.take', index })}
        />
      )}
    </search>
  )
}
