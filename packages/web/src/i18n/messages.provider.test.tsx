import { noLog } from '@croupier/core/ports'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../app/error.boundary.tsx'
import { createI18n } from './create-i18n.ts'
import { MessagesProvider, useMessages } from './messages.provider.tsx'

function LogIn() {
  return <button type="button">{useMessages('login').t('login.submit')}</button>
}

it('gives a screen the texts that were loaded with it', async () => {
  const i18n = createI18n('en', noLog, async () => ({
    'login.submit': [{ type: 0, value: 'Log in' }],
  }))
  await i18n.load('login')
  render(
    <MessagesProvider i18n={i18n}>
      <LogIn />
    </MessagesProvider>,
  )
  expect(screen.getByRole('button').textContent).toBe('Log in')
})

it('fails once, and asks for nothing, where the texts of a screen could not be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(() => Promise.reject(new Error('no network')))
  const i18n = createI18n('en', noLog, load)
  await expect(i18n.load('login')).rejects.toThrow('no network')
  const onFailure = vi.fn()
  render(
    <MessagesProvider i18n={i18n}>
      <ErrorBoundary fallback="broken" onFailure={onFailure}>
        <LogIn />
      </ErrorBoundary>
    </MessagesProvider>,
  )
  expect(document.body.textContent).toBe('broken')
  expect([onFailure.mock.calls.length, load.mock.calls.length]).toEqual([1, 1])
})
