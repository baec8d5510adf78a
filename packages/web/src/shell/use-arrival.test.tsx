import type { App } from '@croupier/core'
import { noLog } from '@croupier/core/ports'
import { act, screen } from '@testing-library/react'
import { type ComponentType, useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { useSite } from '../app/app.provider.tsx'
import { createScreens } from '../app/screens.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { screenSources } from '../screen.sources.ts'
import { Shell } from './shell.tsx'

/** Opens the home page, and records which page is scrolled where from then on. */
async function openHome(loadHelp: () => Promise<ComponentType>) {
  const areas = ['games', 'home', 'member', 'menu', 'promotions'] as const
  const sources = { ...screenSources, help: { areas: [], load: loadHelp } }
  const screens = createScreens(sources, createI18n('en', noLog), async () => {})
  const { app } = await openSite(<Shell />, { areas, screens })
  const heading = await screen.findByRole('heading', { level: 1 })
  const scrolled: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolled.push([screen.getByRole('heading', { level: 1 }).textContent, ...to])
  })
  const openHelp = () => act(async () => app.services.navigation.go('/help', 'push'))
  return { app, heading, openHelp, scrolled }
}

/** Opens the home page as the way back does: its entry of the history says that it was left 900 px down. */
function goBackHome(app: App) {
  history.replaceState({ depth: 0, place: 900 }, '')
  app.services.navigation.go('/', 'push')
}

/** A page that somebody leaves as soon as it is drawn. */
function LeftAtOnce() {
  const { app } = useSite()
  useEffect(() => goBackHome(app), [app])
  return <h1>Left at once</h1>
}

it('the way back from a page that is left at once leads to the place where the page before was left', async () => {
  const { heading, openHelp, scrolled } = await openHome(async () => LeftAtOnce)
  const home = heading.textContent
  await openHelp()
  expect(scrolled).toEqual([[home, 0, 900]])
})

it('the way back from a page that is still loading leads to the place and to the heading of the page before', async () => {
  const { app, heading, openHelp, scrolled } = await openHome(() => new Promise(() => {}))
  await openHelp()
  const isVisible = heading.checkVisibility()
  await act(async () => goBackHome(app))
  expect([isVisible, scrolled, document.activeElement]).toEqual([
    false,
    [[heading.textContent, 0, 900]],
    heading,
  ])
})
