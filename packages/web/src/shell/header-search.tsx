import { Search } from 'lucide'
import { PageLink } from '../app/page-link.tsx'
import { useIsMedium } from '../app/use-media.ts'
import { useMessages } from '../i18n/messages.provider.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './header.module.css'
import { useMenu } from './menu.provider.tsx'
import { SearchBox } from './search-box.tsx'

/**
 * The search: a box if there is room, or else a link to the page that has one [SHELL-20, SHELL-25]. On a phone a
 * page with a single purpose has neither [SHELL-16, OPEN-41].
 */
export function HeaderSearch() {
  const { t } = useMessages()
  const { isThere: hasMenu } = useMenu()
  if (useIsMedium()) return <SearchBox />
  if (!hasMenu) return null
  return (
    <PageLink to="/search" className={styles.way} label={t('route.search')}>
      <Icon of={Search} />
    </PageLink>
  )
}
