import { siteView } from '@croupier/core'
import { useSite } from '../../app/app.provider.tsx'
import { Part } from '../../app/part.tsx'
import { useView } from '../../app/use-view.ts'
import styles from './home.page.module.css'
import { MemberWelcome } from './member-welcome.tsx'
import { VisitorHero } from './visitor-hero.tsx'

/** The home page. */
export function HomePage() {
  const site = useView(useSite().app.actor, siteView)
  return (
    <div className={styles.page}>
      {site?.isMember ? <MemberWelcome username={site.username} /> : <VisitorHero />}
      <Part name="gameRails" whileLoading={<div className={styles.rails} />} />
      {site?.isMember ? (
        <Part name="promotionOffers" />
      ) : (
        <>
          <Part name="promotionOffers" whileLoading={<div className={styles.offers} />} />
          <Part name="visitorFacts" />
        </>
      )}
    </div>
  )
}
