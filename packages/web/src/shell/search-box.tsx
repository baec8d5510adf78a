import { leastSearchLength, searchBoxView } from '@croupier/core/game-search'
import { Search, X } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { useFlow } from '../app/use-child.ts'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './search-box.module.css'
import { optionId, SearchOffers } from './search-offers.tsx'
import { useEarlySearch } from './use-early-search.ts'

const closed = { text: '', offers: [], active: null, isTooShort: false } as const

export interface SearchBoxProps {
  readonly isInMenu?: boolean
  /** On the page of the search, which itself offers recent searches and popular games, and takes the focus. */
  readonly isOnPage?: boolean
}

/**
 * A box to search for games: it offers recent searches and popular games, suggests games while the user types, and
 * Enter opens the results.
 */
export function SearchBox({ isInMenu = false, isOnPage = false }: SearchBoxProps) {
  const { t } = useMessages('games')
  const { app } = useSite()
  const flow = useFlow('gameSearch')
  const view = useView(flow, searchBoxView)
  const early = useEarlySearch(flow)
  const [hasFocus, setFocus] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => app.actor.send({ type: 'gameSearch.requested' }), [app.actor])

  useEffect(() => {
    if (hasFocus) flow?.send({ type: 'gameSearch.begin' })
  }, [flow, hasFocus])

  const { active, isTooShort, offers, text } = view ?? { ...closed, text: early.text }
  const isOpen = hasFocus && offers.length > 0 && (!isOnPage || text !== '')
  const type = (typed: string) =>
    flow ? flow.send({ type: 'gameSearch.type', text: typed }) : early.type(typed)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') flow?.send({ type: 'gameSearch.close' })
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    flow?.send({ type: 'gameSearch.move', by: event.key === 'ArrowDown' ? 1 : -1 })
  }

  return (
    <search
      className={styles.search}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setFocus(false)
        flow?.send({ type: 'gameSearch.close' })
      }}
    >
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
          ref={input}
          data-arrival={(isOnPage && text === '') || undefined}
          type="search"
          role="combobox"
          aria-expanded={isOpen}
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
        />
        {text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('search.clear')}
            onClick={() => {
              type('')
              input.current?.focus()
            }}
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
          <VisuallyHidden>
            {text === '' ? t('search.offered') : t('search.suggested', { count: offers.length })}
          </VisuallyHidden>
        )}
      </div>
      {isOpen && (
        <SearchOffers
          id={id}
          offers={offers}
          active={active}
          onTake={(index) => flow?.send({ type: 'gameSearch.take', index })}
          onForget={() => {
            flow?.send({ type: 'gameSearch.forget' })
            input.current?.focus()
          }}
        />
      )}
    </search>
  )
}
