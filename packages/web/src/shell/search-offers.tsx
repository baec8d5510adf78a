import { type Game, gameName, providerTitle } from '@croupier/core/game'
import type { SearchOffer } from '@croupier/core/game-search'
import { History } from 'lucide'
import { type MouseEvent, useEffect } from 'react'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './search-box.module.css'

export const optionId = (id: string, index: number) => `${id}-${index}`

export interface SearchOffersProps {
  readonly id: string
  readonly offers: readonly SearchOffer[]
  readonly active: number | null
  readonly onTake: (index: number) => void
  readonly onForget: () => void
}

/** Games, and the recent searches before anything is typed, below a search box, which itself handles the keys. */
export function SearchOffers({ id, offers, active, onTake, onForget }: SearchOffersProps) {
  const { t } = useMessages('games')
  useEffect(() => {
    if (active === null) return
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])
  const hasRecent = offers[0]?.kind === 'term'
  return (
    <div className={styles.offered}>
      <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
        {offers.map((offer, index) => (
          <button
            key={offer.kind === 'term' ? `term ${offer.term}` : offer.game.id}
            type="button"
            tabIndex={-1}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onMouseDown={keepFocus}
            onClick={() => onTake(index)}
          >
            {offer.kind === 'term' ? <Term term={offer.term} /> : <GameWords game={offer.game} />}
          </button>
        ))}
      </div>
      {hasRecent && (
        <button type="button" className={styles.forget} onMouseDown={keepFocus} onClick={onForget}>
          {t('search.forget')}
        </button>
      )}
    </div>
  )
}

/** The box must keep the focus, or it would close before the press has ended. Safari gives buttons no focus. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function Term({ term }: { term: string }) {
  return (
    <>
      <Icon of={History} className={styles.past} />
      <span className={styles.words}>
        <span className={styles.name}>{term}</span>
      </span>
    </>
  )
}

function GameWords({ game }: { game: Game }) {
  const { locale } = useMessages('games')
  return (
    <>
      {game.picture !== null && (
        <img src={game.picture} alt="" width={36} height={48} className={styles.thumb} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{gameName(game, locale)}</span>
        <span className={styles.provider}>{providerTitle(game.provider)}</span>
      </span>
    </>
  )
}
