// The page on which `npm run bench:grid` compares grids: a member's list of all games, without the site
// around it.
import { type App, createApp, flowRef, readAddress, siteView } from '@croupier/core'
import { favouritesView } from '@croupier/core/favourite'
import { type Game, gamePath } from '@croupier/core/game'
import { gameListView } from '@croupier/core/game-list'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { SiteProvider } from '../src/app/app.provider.tsx'
import { createScreens } from '../src/app/screens.ts'
import { createToastList } from '../src/app/toast.list.ts'
import pageStyles from '../src/features/games/list.page.module.css'
import { createI18n } from '../src/i18n/create-i18n.ts'
import { MessagesProvider } from '../src/i18n/messages.provider.tsx'
import { createBrowserPorts } from '../src/platform/browser-ports.ts'
import { loadSiteDocument } from '../src/platform/site-document.browser.ts'
import { watchMissingStyles } from '../src/platform/styles.browser.ts'
import { screenSources } from '../src/screen.sources.ts'
import { applyTheme } from '../src/theme/apply-theme.ts'
import '../src/theme/index.css'
import { withPictures } from './artwork.ts'
import type { GridBench } from './grid-bench.ts'
import { grids } from './grids.tsx'
import { nextPaint } from './paint.ts'
import { countNodes, scroll } from './scrolling.ts'

// The benchmark draws what the site loads at this address.
history.replaceState(null, '', '/en/list')

const ports = createBrowserPorts()
const { clock, log, navigation } = ports
const { locale } = readAddress(navigation.current())
const i18n = createI18n(locale, log)
await i18n.load('boot')
await Promise.all([i18n.load('shell'), i18n.load('games')])
const site = readSiteConfiguration(await loadSiteDocument(clock, log), location.origin, log)
if (!isUsable(site)) throw new Error('the site has no configuration')
applyTheme(site.theme)
const screens = createScreens(screenSources, i18n, watchMissingStyles())
const toasts = createToastList()
const app = createApp({ ports, site })
app.actor.start()
window.gridBench = openBench(await withPictures(await gamesOf(app)))

/** The games of the list, once the member and their favourites are known. */
async function gamesOf({ actor }: App): Promise<readonly Game[]> {
  for (;;) {
    const snapshot = actor.getSnapshot()
    const list = flowRef(snapshot, 'gameList')
    const favourites = flowRef(snapshot, 'favourites')
    if (list && favourites && siteView(snapshot).isMember) {
      const { games, screen } = gameListView(list.getSnapshot())
      if (screen === 'listed' && favouritesView(favourites.getSnapshot()).counts) return games
    }
    await nextPaint()
  }
}

function openBench(games: readonly Game[]): GridBench {
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no element with the id "root"')
  const root = createRoot(place)
  const pathOf = (game: Game) => gamePath(game, { locale, isMember: true })
  return {
    games: games.length,
    show: async (version) => {
      const Grid = grids[version]
      const startedAt = performance.now()
      const drawn = new Promise<void>((resolve) => {
        root.render(
          <SiteProvider site={{ app, screens, toasts }}>
            <MessagesProvider i18n={i18n}>
              <main className={pageStyles.page}>
                <Drawn onDrawn={resolve}>
                  <Grid games={games} label="Games" pathOf={pathOf} />
                </Drawn>
              </main>
            </MessagesProvider>
          </SiteProvider>,
        )
      })
      await drawn
      const paintedAt = await nextPaint()
      if (!place.querySelector('li img')) throw new Error(`${version} painted no card`)
      return paintedAt - startedAt
    },
    scroll,
    count: () => {
      const list = place.querySelector('ul')
      if (!list) throw new Error('there is no grid')
      return countNodes(list)
    },
  }
}

/** Calls back when its content is in the page, before it is painted. */
function Drawn({ children, onDrawn }: { children: ReactNode; onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}
