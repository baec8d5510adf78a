import { Coins, History, type IconNode, QrCode } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './site-facts.module.css'

/** Three things that hold for every deposit. */
export function SiteFacts() {
  const { t } = useMessages('home')
  return (
    <ul className={styles.facts}>
      <Fact icon={QrCode} title={t('home.factPayTitle')} body={t('home.factPayBody')} />
      <Fact icon={Coins} title={t('home.factExactTitle')} body={t('home.factExactBody')} />
      <Fact icon={History} title={t('home.factResumeTitle')} body={t('home.factResumeBody')} />
    </ul>
  )
}

function Fact({ icon, title, body }: { icon: IconNode; title: string; body: string }) {
  return (
    <li className={styles.fact}>
      <Icon of={icon} size="large" className={styles.icon} />
      <span>
        <b className={styles.title}>{title}</b>
        <span className={styles.body}>{body}</span>
      </span>
    </li>
  )
}
