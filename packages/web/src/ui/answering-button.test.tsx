import { createVirtualClock } from '@croupier/core/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Copy } from 'lucide'
import { expect, it } from 'vitest'
import { AnsweringButton, type PressOutcome } from './answering-button.tsx'

const duration = 4_000

/** A button that answers each press with the next outcome, or breaks with the error. */
function show(...outcomes: readonly (PressOutcome | Error)[]) {
  const clock = createVirtualClock()
  const left = [...outcomes]
  render(
    <AnsweringButton
      icon={Copy}
      label="Copy amount"
      doneText="Copied"
      failedText="Copy it yourself"
      timers={clock}
      duration={duration}
      onPress={async () => {
        const next = left.shift() ?? 'cancelled'
        if (next instanceof Error) throw next
        return next
      }}
    >
      Copy
    </AnsweringButton>,
  )
  return clock
}

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy amount' })))
const status = () => screen.getByRole('status').textContent

it('says that it was done for a moment', async () => {
  const clock = show('done')
  expect(status()).toBe('')
  await press()
  expect(status()).toBe('Copied')
  await act(() => clock.advance(duration - 1))
  expect(status()).toBe('Copied')
  await act(() => clock.advance(1))
  expect(status()).toBe('')
})

it('says that it was not done until it is pressed again', async () => {
  const clock = show('failed', 'done')
  await press()
  await act(() => clock.advance(10 * duration))
  expect(status()).toBe('Copy it yourself')
  await press()
  expect(status()).toBe('Copied')
})

it('says nothing where the member thought better of it', async () => {
  show('cancelled')
  await press()
  expect(status()).toBe('')
})

it('says that it was not done where what it did broke, too', async () => {
  show(new Error('no canvas'))
  await press()
  expect(status()).toBe('Copy it yourself')
})
