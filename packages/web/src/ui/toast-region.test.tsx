import { createVirtualClock } from '@croupier/core/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
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

it('says its messages inside a modal dialog while there is one, beneath which nobody hears them', () => {
  const question = (isOpen: boolean, toasts: readonly Toast[]) => (
    <>
      <ToastRegion
        toasts={toasts}
        timers={createVirtualClock()}
        closeLabel="Close"
        onDismiss={() => {}}
      />
      {isOpen && <Dialog title="Cancel?">Sure?</Dialog>}
    </>
  )
  const said = (place: Element | null) =>
    [...(place?.querySelectorAll('[role="status"]') ?? [])].map(({ textContent }) => textContent)
  const { container, rerender } = render(question(true, []))
  const dialog = container.querySelector('dialog')
  const before = said(dialog)
  rerender(question(true, [saved]))
  const during = [said(container), said(dialog)]
  rerender(question(false, [saved]))
  expect([before, during, said(container)]).toEqual([
    [''],
    [['', 'QR image saved'], ['QR image saved']],
    ['QR image saved'],
  ])
})

it('gives the focus back to where it was when a message is closed', () => {
  const site = (toasts: readonly Toast[]) => (
    <>
      <button type="button">Save</button>
      <ToastRegion
        toasts={toasts}
        timers={createVirtualClock()}
        closeLabel="Close"
        onDismiss={() => view.rerender(site([]))}
      />
    </>
  )
  const view = render(site([]))
  const save = screen.getByRole('button', { name: 'Save' })
  act(() => save.focus())
  view.rerender(site([saved]))
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  fireEvent.click(close)
  expect(document.activeElement).toBe(save)
})
