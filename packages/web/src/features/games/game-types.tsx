import { Cherry, Fish, type IconNode, RotateCcw, Spade, Ticket, Trophy } from 'lucide'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './game-types.module.css'

/** The types of games, a tile each. */
export function GameTypes() {
  const { t } = useMessages('menu')
  return (
    <section aria-labelledby="game-types">
      <h2 id="game-types" className={styles.title}>
        {t('menu.groupGames')}
      </h2>
      <ul className={styles.tiles}>
        <Tile to="/list/casino" icon={Spade} name={t('menu.casino')} />
        <Tile to="/list/slots" icon={Cherry} name={t('menu.slots')} />
        <Tile to="/list/fishing" icon={Fish} name={t('menu.fishing')} />
        <Tile to="/list/lotto" icon={Ticket} name={t('menu.lotto')} />
        <Tile to="/list/sports" icon={Trophy} name={t('menu.sports')} />
        <Tile to="/list/freespin" icon={RotateCcw} name={t('menu.freespin')} />
      </ul>
    </section>
  )
}

interface TileProps {
  readonly to: string
  readonly icon: IconNode
  readonly name: string
}

function Tile({ to, icon, name }: TileProps) {
  return (
    <li>
      <PageLink to={to} className={styles.tile}>
        <Icon of={icon} size="large" className={styles.icon} />
        {name}
      </PageLink>
    </li>
  )
}
