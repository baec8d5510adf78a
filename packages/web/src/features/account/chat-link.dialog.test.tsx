import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { ChatLinkDialog } from './chat-link.dialog.tsx'

it('each step takes the focus, even one that nobody pressed for, and is announced by nothing else', async () => {
  const { app } = await openSite(<ChatLinkDialog />, {
    address: '/en',
    areas: ['member'],
    isMember: true,
    // Nothing that is asked can be read.
    answers: new Proxy<Record<string, unknown>>({}, { get: () => ({}) }),
  })
  const read: (string | null)[] = []
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.dataset.flow) read.push(target.textContent)
  }
  document.addEventListener('focusin', note)
  act(() => app.actor.send({ type: 'chatLink.requested' }))
  await screen.findByRole('button', { name: 'Try again' })
  document.removeEventListener('focusin', note)
  const spoken = screen.queryAllByRole('alert').length + screen.queryAllByRole('status').length
  expect([read, spoken]).toEqual([
    [
      'Checking whether LINE is linked…',
      'We could not open LINE. Your current link has not changed. Try again.',
    ],
    0,
  ])
})
