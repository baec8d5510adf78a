import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AmountField } from './amount-field.tsx'
import { Field } from './field.tsx'

function Amount() {
  const [value, setValue] = useState('80')
  const correction = { label: 'Use 100', onPress: () => setValue('100') }
  const error = value === '80' ? 'Deposit at least 100 baht' : undefined
  return (
    <AmountField
      label="Amount"
      value={value}
      onChange={setValue}
      error={error}
      correction={correction}
    />
  )
}

it('is described by its limits and its hint', () => {
  render(
    <Field label="Amount" limits="100–500 baht" hint="No decimals" value="" onChange={vi.fn()} />,
  )
  const field = screen.getByRole('textbox', { name: 'Amount' })
  expect(screen.getByRole('textbox', { description: '100–500 baht No decimals' })).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('is described by its error instead of its hint, and the error is an alert', () => {
  const field = (error?: string) => (
    <Field label="Amount" hint="No decimals" error={error} value="80" onChange={vi.fn()} />
  )
  const { rerender } = render(field())
  expect(screen.queryByRole('alert')).toBeNull()

  rerender(field('Deposit at least 100 baht'))
  const input = screen.getByRole('textbox', { description: 'Deposit at least 100 baht' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Deposit at least 100 baht')
  expect(screen.queryByText('No decimals')).toBeNull()
})

it('mends an error with one press', async () => {
  render(<Amount />)
  await userEvent.click(screen.getByRole('button', { name: 'Use 100' }))
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '100')
  expect(screen.queryByRole('button')).toBeNull()
})

it('gives every typed character on as it is', async () => {
  const onChange = vi.fn()
  render(<AmountField label="Amount" value="50" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox'), '๕')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('50๕')
})
