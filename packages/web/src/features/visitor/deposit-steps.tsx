import { useMessages } from '../../i18n/messages.provider.tsx'
import styles from './deposit-steps.module.css'

/** How a deposit goes, before anybody has to begin one. */
export function DepositSteps() {
  const { t } = useMessages('home')
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('home.stepsTitle')}</h2>
      <ol className={styles.steps}>
        <Step title={t('home.stepAmountTitle')} body={t('home.stepAmountBody')} />
        <Step title={t('home.stepScanTitle')} body={t('home.stepScanBody')} />
        <Step title={t('home.stepArriveTitle')} body={t('home.stepArriveBody')} />
      </ol>
    </section>
  )
}

function Step({ title, body }: { title: string; body: string }) {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.body}>{body}</p>
    </li>
  )
}
