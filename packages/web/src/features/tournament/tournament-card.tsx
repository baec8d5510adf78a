import type { ShownTournament, TimeUntil, TournamentState } from '@croupier/core/tournament'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './tournament.module.css'
import { TournamentBoard, TournamentGames, TournamentRules } from './tournament-details.tsx'

const states = {
  active: { word: 'tournament.active', tone: 'positive' },
  coming: { word: 'tournament.coming', tone: 'info' },
  ended: { word: 'tournament.ended', tone: 'neutral' },
} as const satisfies Record<TournamentState, unknown>

/** One tournament: its name, its dates, the time left, and what else the server says. */
export function TournamentCard({ tournament }: { tournament: ShownTournament }) {
  const { t, dateTime, locale, money } = useMessages('tournament')
  const { board, end, games, left, names, picture, prize, rules, start, state } = tournament
  const { tone, word } = states[state]
  return (
    <article>
      <Card isPadded={false}>
        {picture !== null && <Picture address={picture} />}
        <div className={styles.words}>
          <div className={styles.head}>
            <h2 className={styles.name}>{names[locale]}</h2>
            <Tag tone={tone}>{t(word)}</Tag>
          </div>
          <p className={styles.prize}>
            {t('tournament.prize')} <Money amount={money(prize)} currency={t('format.currency')} />
          </p>
          <p className={styles.when}>
            {t('tournament.period', { start: dateTime(start), end: dateTime(end) })}
          </p>
          {left && <Left left={left} isComing={state === 'coming'} />}
          {games.length > 0 && <TournamentGames games={games} />}
          {board.length > 0 && (
            <TournamentBoard name={names[locale]} board={board} isFinal={state === 'ended'} />
          )}
          {rules[locale].length > 0 && <TournamentRules rules={rules[locale]} />}
        </div>
      </Card>
    </article>
  )
}

function Left({ left, isComing }: { left: TimeUntil; isComing: boolean }) {
  const { t } = useMessages('tournament')
  const { days, hours, minutes, seconds } = left
  const time =
    seconds === null
      ? days > 0
        ? t('tournament.days', { days, hours, minutes })
        : t('tournament.hours', { hours, minutes })
      : t('tournament.minutes', { minutes: minutes + hours * 60, seconds })
  return (
    <p className={styles.left}>{t(isComing ? 'tournament.begins' : 'tournament.ends', { time })}</p>
  )
}
