import { useSite } from '../../app/app.provider.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { RegisterLink } from '../../shell/entrance-links.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import baccarat from './art/baccarat.svg'
import lotus from './art/lotus.svg'
import tiger from './art/tiger.svg'
import styles from './visitor-hero.module.css'

/** What the site promises, with links to register and log in. */
export function VisitorHero() {
  const { t } = useMessages('home')
  const { isRegistrationOpen } = useSite().app.services.site
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('home.heroTitle')}
        </h1>
        <p className={styles.promise}>{t('home.heroBody')}</p>
        <div className={styles.ways}>
          <RegisterLink variant="primary" size="large" />
          <PageLink
            to="/login"
            query={{ sideDeposit: 'true' }}
            className={buttonClasses({
              variant: isRegistrationOpen ? 'secondary' : 'primary',
              size: 'large',
            })}
          >
            {t('home.logInToDeposit')}
          </PageLink>
        </div>
      </div>
      <div className={styles.fan} aria-hidden="true">
        <img src={lotus} alt="" loading="lazy" width={300} height={400} className={styles.left} />
        <img src={tiger} alt="" loading="lazy" width={300} height={400} className={styles.right} />
        <img
          src={baccarat}
          alt=""
          loading="lazy"
          width={300}
          height={400}
          className={styles.middle}
        />
      </div>
    </section>
  )
}
