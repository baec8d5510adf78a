import { noLog } from '@croupier/core/ports'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { createScreens } from '../app/screens.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { screenSources } from '../screen.sources.ts'
import { Shell } from './shell.tsx'

/** The picture of an error page is the only one with an ellipse. */
function breakPicture() {
  const create = document.createElementNS.bind(document)
  vi.spyOn(document, 'createElementNS').mockImplementation(
    (namespace: string | null, name: string) => {
      if (name === 'ellipse') throw new Error('no picture')
      return create(namespace, name)
    },
  )
}

it('says what went wrong and leads home when the error page itself breaks [ROUTE-42, ERR-54]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { app } = await openSite(<Shell />, { areas: ['home'] })
  await screen.findByRole('heading', { level: 1 })
  breakPicture()
  act(() => app.actor.send({ type: 'page.missing' }))
  expect([
    screen.getByRole('alert').textContent,
    screen.getByRole('link', { name: 'Go back to home' }).getAttribute('href'),
  ]).toEqual(['We could not show this page. Details: Error: no pictureGo back to home', '/en'])
})

it('a page that stands alone has a main element before its script is loaded, to which one can skip', async () => {
  const never = () => new Promise<never>(() => {})
  const screens = createScreens(screenSources, createI18n('en', noLog), never)
  await openSite(<Shell />, { address: '/loginLine', screens })
  const main = screen.getByRole('main')
  expect([main.id, main.contains(screen.getByText('Loading…'))]).toEqual(['content', true])
})
