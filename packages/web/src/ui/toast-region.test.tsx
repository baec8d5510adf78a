import { createVirtualClock } from '@croupier/core/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Toast, ToastRegion } from './toast-region.tsx'

const saved: Toast = { id: 'saved', text: 'QR image saved', tone: 'positive', duration: 5000 }

function setUp() {
  const clock = createVirtualClock()
  const onDismiss = vi.fn()
  const region = (toasts: readonly Toast[]) => (
    <ToastRegion toasts={toasts} timers={clock} closeLabel="Close" onDismiss={onDismiss} />
  )
  const view = render(region([]))
  return { clock, onDismiss, show: (toasts: readonly Toast[]) => view.rerender(region(toasts)) }
}

it('is a status before there is anything to say', () => {
  const { show } = setUp()
  const region = screen.getByRole('status')
  show([saved])
  expect(region.textContent).toBe('QR image saved')
})

it('lets a message go after its time', async () => {
  const { clock, onDismiss, show } = setUp()
  show([saved])
  await act(() => clock.advance(4999))
  expect(onDismiss).not.toHaveBeenCalled()
  await act(() => clock.advance(1))
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('saved')
})

it('keeps a message that has the focus, and gives it its whole time afterwards', async () => {
  const { clock, onDismiss, show } = setUp()
  show([saved])
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
  await act(() => clock.advance(60_000))
  expect(onDismiss).not.toHaveBeenCalled()

  fireEvent.blur(screen.getByRole('button', { name: 'Close' }))
  await act(() => clock.advance(5000))
  expect(onDismiss).toHaveBeenCalledOnce()
})

it('does not start the time of one message again when another arrives', async () => {
  const { clock, onDismiss, show } = setUp()
  show([saved])
  await act(() => clock.advance(3000))
  show([saved, { ...saved, id: 'copied', text: 'Copied' }])
  await act(() => clock.advance(2000))
  expect(onDismiss.mock.calls).toEqual([['saved']])
})
