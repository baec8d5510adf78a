import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('does what it says when pressed', async () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>Confirm</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(onPress).toHaveBeenCalledOnce()
})

it('can be reached and says why while it cannot be used, and does nothing', async () => {
  const onPress = vi.fn()
  render(
    <Button onPress={onPress} disabledReason="Choose a channel first">
      Confirm
    </Button>,
  )
  const button = screen.getByRole('button', { description: 'Choose a channel first' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
})

it('does not send its form while it waits, neither pressed nor by Enter in a field', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Amount" />
      <Button type="submit" isBusy={isBusy}>
        Sending…
      </Button>
    </form>
  )
  const { rerender } = render(form(true))
  await userEvent.type(screen.getByRole('textbox'), '500{Enter}')
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()

  rerender(form(false))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})
