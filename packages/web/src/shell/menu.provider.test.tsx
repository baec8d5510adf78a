import { createApp } from '@croupier/core'
import { createMemoryPorts } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration } from '@croupier/core/site'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetRendererMarks } from '../../test/renderer.marks.ts'
import { SiteProvider } from '../app/app.provider.tsx'
import { createScreens } from '../app/screens.ts'
import { createToastList } from '../app/toast.list.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { screenSources } from '../screen.sources.ts'
import { MenuProvider, useMenu } from './menu.provider.tsx'

beforeAll(() => window.happyDOM.setViewport({ width: 390, height: 844 }))
afterAll(() => window.happyDOM.setViewport({ width: 1024, height: 768 }))
forgetRendererMarks()

it('the menu of a phone is still the same when a rendered page has been taken over, so that nothing is drawn again', () => {
  const ports = createMemoryPorts()
  const services = { api: '/api', auth: '/auth', reward: '/reward', chat: '/chat', content: '/c' }
  const site = readSiteConfiguration({ groupId: 'g', services }, 'https://site.test', ports.log)
  if (!isUsable(site)) throw new Error('the site is not usable')
  const app = createApp({ ports, site })
  app.actor.start()
  const screens = createScreens(screenSources, createI18n('en', ports.log), async () => {})
  let draws = 0
  const onDrawn = () => {
    draws += 1
  }
  const tree = (
    <SiteProvider site={{ app, screens, toasts: createToastList() }}>
      <MenuProvider>
        <MenuUser onDrawn={onDrawn} />
      </MenuProvider>
    </SiteProvider>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(tree)
  draws = 0
  act(() => void hydrateRoot(place, tree))
  expect(draws).toBe(1)
  app.actor.stop()
})

function MenuUser({ onDrawn }: { onDrawn: () => void }) {
  useMenu()
  onDrawn()
  return <p />
}
