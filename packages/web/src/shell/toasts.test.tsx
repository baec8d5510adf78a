import { toastDuration } from '@croupier/core'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { Toasts } from './toasts.tsx'

it.each([
  [
    'that names the admin leads there',
    { id: 'affiliate.withdraw.error.other', values: { code: 403 } },
    ['https://line.me/R/ti/p/@kin'],
  ],
  ['leads nowhere otherwise', { id: 'reset.success' }, []],
] as const)('a toast %s', async (_, message, addresses) => {
  const { app } = await openSite(<Toasts />, {
    areas: ['member', 'affiliate', 'account', 'login'],
    site: { contactLink: 'https://line.me/R/ti/p/@kin' },
  })
  const toast = { tone: 'negative', message, durationMs: toastDuration } as const
  act(() => app.actor.send({ type: 'toast.requested', toast }))
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect([screen.getAllByRole('button').length, links]).toEqual([1, addresses])
})
