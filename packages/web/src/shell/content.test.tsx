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

/** In a browser nothing that is hidden can take the focus. */
function refuseHiddenFocus() {
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, how) {
    if (!this.closest('[hidden]')) focus.call(this, how)
  })
}

/** The home page with a field beside it, as in the panel of the deposit. */
async function openHome() {
  refuseHiddenFocus()
  const site = (
    <>
      <Shell />
      <input aria-label="Amount" />
    </>
  )
  const { app } = await openSite(site, { areas: ['home'] })
  const heading = await screen.findByRole('heading', { level: 1 })
  return {
    heading,
    field: screen.getByLabelText('Amount'),
    cover: () => act(() => app.actor.send({ type: 'page.missing' })),
    uncover: () =>
      act(async () => {
        app.actor.getSnapshot().children.content?.send({ type: 'content.retry' })
      }),
  }
}

it('a failure that covers the page takes the focus of the page, and gives it back', async () => {
  const { cover, heading, uncover } = await openHome()
  act(() => heading.focus())
  cover()
  const covered = document.activeElement?.textContent
  await uncover()
  expect([covered, document.activeElement]).toEqual(['This page could not be found', heading])
})

it('a failure that covers the page leaves the focus where money is typed, also when it is over', async () => {
  const { cover, field, uncover } = await openHome()
  act(() => field.focus())
  cover()
  const covered = document.activeElement
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  await uncover()
  expect([covered, said, document.activeElement]).toEqual([
    field,
    expect.arrayContaining(['This page could not be found']),
    field,
  ])
})

it('a focus that has left the failure stays where it is when the page is there again', async () => {
  const { cover, field, heading, uncover } = await openHome()
  act(() => heading.focus())
  cover()
  act(() => field.focus())
  await uncover()
  expect(document.activeElement).toBe(field)
})
