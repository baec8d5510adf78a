import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CodeField } from './code-field.tsx'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'

it('that is read-only has the focus all the same, and neither keys nor what fills it in change it', async () => {
  const onChange = vi.fn()
  render(
    <>
      <Field label="Password" isReadOnly onChange={onChange} />
      <CodeField label="OTP" length={6} isReadOnly read={(text) => text} onChange={onChange} />
    </>,
  )
  for (const name of ['Password', 'OTP']) {
    const field = screen.getByRole('textbox', { name })
    await userEvent.type(field, '123456')
    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', '')
    fireEvent.change(field, { target: { value: '123456' } })
  }
  expect(onChange).not.toHaveBeenCalled()
})

it('that is a choice offers no other one while it is read-only', async () => {
  const onChange = vi.fn()
  const options = [
    { value: 'kbank', label: 'Kasikornbank' },
    { value: 'scb', label: 'SCB' },
  ]
  const field = (isReadOnly: boolean) => (
    <SelectField
      label="Bank"
      name="bank"
      placeholder="Choose"
      value="kbank"
      options={options}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
  )
  const { rerender } = render(field(true))
  const select = screen.getByRole('combobox', { name: 'Bank' })
  expect(select.getAttribute('aria-readonly')).toBe('true')
  await userEvent.selectOptions(select, 'scb')
  expect(onChange).not.toHaveBeenCalled()
  rerender(field(false))
  await userEvent.selectOptions(select, 'scb')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('scb')
})
