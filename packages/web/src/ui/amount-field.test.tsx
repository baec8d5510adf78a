import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AmountField } from './amount-field.tsx'

/** Groups thousands, and refuses everything but digits. */
function Amount({ initial }: { initial: string }) {
  const [digits, setDigits] = useState(initial)
  const change = (text: string) => {
    const next = text.replaceAll(',', '')
    if (/^\d*$/.test(next)) setDigits(next)
  }
  const shown = digits.replace(/\B(?=(\d{3})+$)/g, ',')
  return <AmountField label="Amount" value={shown} onChange={change} />
}

/** Puts the caret after `caret` characters, types, and returns the text with the new caret: `1,2|34`. */
async function typeAt(initial: string, caret: number, keys: string): Promise<string> {
  render(<Amount initial={initial} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, keys, { initialSelectionStart: caret, initialSelectionEnd: caret })
  const position = field.selectionStart ?? -1
  return `${field.value.slice(0, position)}|${field.value.slice(position)}`
}

it.each([
  ['a separator comes before it', '100', 1, '5', '1,5|00'],
  ['a separator comes behind it', '1234', 5, '5', '12,345|'],
  ['a separator goes', '1234', 5, '{Backspace}', '123|'],
  ['digits are taken from the middle', '1234567', 4, '{Backspace}', '12|4,567'],
  ['the separator itself is deleted', '1234', 2, '{Backspace}', '1|,234'],
  ['a letter is refused', '1234', 3, 'x', '1,2|34'],
  ['a picture of two characters is behind it', '5🎲', 1, '6', '5|🎲'],
])('keeps the caret at its digit when %s', async (_case, initial, caret, keys, expected) => {
  expect(await typeAt(initial, caret, keys)).toBe(expected)
})
