import { noLog } from '@croupier/core/ports'
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import type { Catalogue } from './catalogue.loader.ts'
import { createI18n } from './create-i18n.ts'
import { MessagesProvider, useMessages } from './messages.provider.tsx'

function LogIn() {
  return <button type="button">{useMessages('login').t('login.submit')}</button>
}

it('waits with a screen until its texts are there', async () => {
  let arrive = (_catalogue: Catalogue) => {}
  const catalogue = new Promise<Catalogue>((resolve) => {
    arrive = resolve
  })
  const i18n = createI18n('en', noLog, () => catalogue)
  await act(() =>
    render(
      <MessagesProvider i18n={i18n}>
        <Suspense fallback="waiting">
          <LogIn />
        </Suspense>
      </MessagesProvider>,
    ),
  )
  expect(document.body.textContent).toBe('waiting')

  await act(async () => arrive({ 'login.submit': [{ type: 0, value: 'Log in' }] }))
  expect(screen.getByRole('button').textContent).toBe('Log in')
})
