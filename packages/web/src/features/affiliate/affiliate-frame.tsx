import type { RouteName } from '@croupier/core'
import type { ReactNode } from 'react'
import { PageLink } from '../../app/page-link.tsx'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { Page } from '../../shell/page.tsx'
import styles from './affiliate.module.css'

const sections = [
  { route: 'affiliate', to: '/affiliate', name: 'affiliate.tabOverview' },
  { route: 'affiliate-member', to: '/affiliate/member', name: 'affiliate.tabMembers' },
  { route: 'affiliate-history', to: '/affiliate/history', name: 'affiliate.tabHistory' },
  {
    route: 'affiliate-reportDaily',
    to: '/affiliate/reportDaily',
    name: 'route.affiliateReportDaily',
  },
] as const satisfies readonly { route: RouteName; to: string; name: string }[]

interface AffiliateFrameProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** The frame of the affiliate pages: each leads to the others. */
export function AffiliateFrame({ title, intro, children }: AffiliateFrameProps) {
  const { t } = useMessages('affiliate')
  const shown = useShownPage()?.route
  return (
    <Page title={title} {...(intro === undefined ? {} : { intro })}>
      <nav className={styles.sections} aria-label={t('affiliate.sections')}>
        {sections.map(({ name, route, to }) => (
          <PageLink key={route} to={to} className={styles.section} isCurrent={route === shown}>
            {t(name)}
          </PageLink>
        ))}
      </nav>
      {children}
    </Page>
  )
}
