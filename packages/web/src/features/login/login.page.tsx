import { useSite } from '../../app/app.provider.tsx'
import { LanguageLinks } from '../../app/language-links.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './login.page.module.css'
import { LoginForm } from './login-form.tsx'

/** Where a member signs in. */
export function LoginPage() {
  const { t } = useMessages('login')
  const { credentials } = useSite().app.services
  const isForDeposit = useShownPage()?.address.query.sideDeposit === 'true'
  const login = useFlow('login')
  return (
    <div className={styles.page}>
      <div>
        <h1 tabIndex={-1} className={styles.title}>
          {t('login.title')}
        </h1>
        <p className={styles.intro}>
          {isForDeposit ? t('login.needForDeposit') : t('login.intro')}
        </p>
      </div>
      {login ? (
        <LoginForm
          login={login}
          keepPassword={(password) => credentials.keepDraft('login.password', password)}
        />
      ) : (
        <>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </>
      )}
      <div className={styles.languages}>
        <LanguageLinks />
      </div>
    </div>
  )
}
