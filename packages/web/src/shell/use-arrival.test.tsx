import { type App, pathOf } from '@croupier/core'
import { noLog } from '@croupier/core/ports'
import { act, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { useSite } from '../app/app.provider.tsx'
import { createScreens } from '../app/screens.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { screenSources } from '../screen.sources.ts'
import { Shell } from './shell.tsx'

/** Goes back to the home page, which was left 900 px down. */
function goHome(app: App) {
  history.replaceState({ depth: 0, place: 900 }, '')
  app.services.navigation.go(pathOf('index'), 'push')
}

/** A page that somebody leaves as soon as it is in the document, before its effects run. */
function LeftAtOnce() {
  const { app } = useSite()
  useLayoutEffect(() => goHome(app), [app])
  return <h1>Left at once</h1>
}

it('a page that is left as soon as it is drawn does not use up the place of the page before', async () => {
  const i18n = createI18n('en', noLog)
  const areas = ['games', 'home', 'member', 'menu', 'promotions'] as const
  const left = { areas: [], load: async () => LeftAtOnce }
  const screens = createScreens({ ...screenSources, help: left }, i18n, async () => {})
  const { app } = await openSite(<Shell />, { areas, screens })
  const home = (await screen.findByRole('heading', { level: 1 })).textContent
  const scrolled: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolled.push([screen.getByRole('heading', { level: 1 }).textContent, ...to])
  })
  await act(async () => app.services.navigation.go(pathOf('help'), 'push'))
  expect(scrolled).toEqual([[home, 0, 900]])
})
