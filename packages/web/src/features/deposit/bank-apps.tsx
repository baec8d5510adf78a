import { useSiteDetails } from '../../app/site-details.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { BankTile } from '../../shell/bank-tile.tsx'
import { useBankName } from '../../shell/use-bank-name.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './bank-apps.module.css'

/** Links that open the apps of banks, as the operator configured them; nothing where there are none. */
export function BankApps() {
  const { t } = useMessages('deposit')
  const bankName = useBankName()
  const { bankApps } = useSiteDetails()
  if (bankApps.length === 0) return null
  return (
    <ul className={styles.apps} aria-label={t('deposit.steps.bankApps')}>
      {bankApps.map(({ id, link }) => (
        <li key={id}>
          {/* An app opens beside the page; a page of the bank must not take the place of the code. */}
          <a
            href={link}
            target={link.startsWith('https:') ? '_blank' : undefined}
            rel="noreferrer"
            className={classes(buttonClasses(), styles.app)}
          >
            <BankTile id={id} isSmall />
            {bankName(id)}
          </a>
        </li>
      ))}
    </ul>
  )
}
