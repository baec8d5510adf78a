import { inLocale } from '@croupier/core'
import { Languages } from 'lucide'
import { keepLanguage } from '../i18n/chosen-language.ts'
import { locales } from '../i18n/locale.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSite } from './app.provider.tsx'
import styles from './language-links.module.css'
import { useShownPage } from './use-shown-page.ts'

const names = { th: 'settings.languageThai', en: 'settings.languageEnglish' } as const

/** Opens a link in another tab. */
const middleButton = 1

/** Links to the same page in the other language. A page has one language, so these links reload it. */
export function LanguageLinks() {
  const { t, locale } = useMessages()
  const { cookies } = useSite().app.services
  const shown = useShownPage()
  if (!shown) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are links
    <div className={styles.languages} role="group" aria-label={t('menu.language')}>
      <Icon of={Languages} className={styles.icon} />
      {locales.map((other) => (
        <a
          key={other}
          className={styles.language}
          href={inLocale(shown.address, other)}
          hrefLang={other}
          lang={other}
          aria-current={other === locale ? 'true' : undefined}
          onClick={() => keepLanguage(cookies, other)}
          onAuxClick={({ button }) => button === middleButton && keepLanguage(cookies, other)}
        >
          {t(names[other])}
        </a>
      ))}
    </div>
  )
}
