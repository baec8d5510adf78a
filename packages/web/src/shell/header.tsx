import { siteView } from '@croupier/core'
import type { ReactNode } from 'react'
import { useSite } from '../app/app.provider.tsx'
import { Part } from '../app/part.tsx'
import { useIsMedium, useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useView } from '../app/use-view.ts'
import { classes } from '../ui/classes.ts'
import { BrandLink } from './brand-link.tsx'
import { LogInLink, RegisterLink } from './entrance-links.tsx'
import styles from './header.module.css'
import { MenuButton } from './menu-button.tsx'
import { RunningOffer } from './running-offer.tsx'

/** The banner of most pages: the site, the member, and the money actions. */
export function Header() {
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  if (!isMember) return <VisitorHeader />
  return <Part name="memberHeader" whileLoading={<SlimHeader />} whenMissing={<SlimHeader />} />
}

function VisitorHeader() {
  return (
    <Banner>
      <MenuButton />
      <BrandLink isCompact />
      <SearchPlace givesWay />
      <LogInLink />
      <RegisterLink />
    </Banner>
  )
}

/**
 * The search, with reserved space, so that its neighbours do not move when it loads.
 * @param givesWay whether the narrowest screens leave it to the menu
 */
export function SearchPlace({ givesWay = false }: { givesWay?: boolean }) {
  return (
    <div className={classes(styles.search, givesWay && styles.givesWay)}>
      <Part name="headerSearch" />
    </div>
  )
}

/**
 * The banner of the pages for visitors: login and registration link to each other [SHELL-10, SHELL-12]. The
 * pages for invited visitors have a search if there is room [SHELL-16, OPEN-41].
 */
export function EntranceHeader() {
  const route = useShownPage()?.route
  const isMedium = useIsMedium()
  const isFormAlone = route === 'login' || route === 'register'
  return (
    <Banner isPlain>
      <MenuButton />
      <BrandLink />
      {isMedium && !isFormAlone ? <SearchPlace /> : <span className={styles.gap} />}
      {route === 'login' ? <RegisterLink /> : <LogInLink />}
    </Banner>
  )
}

/** The banner of a page with a single purpose. */
export function SlimHeader() {
  return (
    <Banner isPlain>
      <BrandLink />
    </Banner>
  )
}

function Banner({ isPlain, children }: { isPlain?: boolean; children: ReactNode }) {
  const isWide = useIsWide()
  return (
    <header className={classes(styles.header, isPlain && styles.plain)}>
      <div className={styles.row}>
        {children}
        {isWide && <RunningOffer as="offerReminder" />}
      </div>
      {!isWide && <RunningOffer as="offerReminder" />}
    </header>
  )
}
