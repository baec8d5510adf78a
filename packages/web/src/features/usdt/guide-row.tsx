import { BookOpen } from 'lucide'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OptionRow } from '../../ui/option-row.tsx'
import { GuideDialog } from './guide.dialog.tsx'
import styles from './guide-row.module.css'
import { useUsdtGuide } from './use-usdt-guide.ts'

/** Opens the guide; nothing while there is no guide. */
export function GuideRow() {
  const { t } = useMessages('usdt')
  const guide = useUsdtGuide()
  if (!guide) return null
  const { isOpen, steps } = guide.view
  return (
    <>
      <div className={styles.row}>
        <OptionRow
          tile={<Icon of={BookOpen} />}
          name={t('usdt.guide.title')}
          trailing={<span className={styles.steps}>{t('usdt.guide.steps', { steps })}</span>}
          onPress={() => guide.send({ type: 'guide.open' })}
        />
      </div>
      {isOpen && <GuideDialog guide={guide} />}
    </>
  )
}
